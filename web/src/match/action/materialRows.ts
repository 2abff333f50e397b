// Materials to choose from, with what each would do for the viewer's card.

import type { MatchView } from '../../protocol';
import { progressOf } from '../../table/facts';

export interface MaterialRow {
  material: string;
  /** Applications of the card that lack it. */
  uses: string[];
  /** Those of them that lack nothing else. */
  completes: string[];
}

/** Those first that complete an Application or come nearest to it. */
export function materialRows(
  match: MatchView,
  player: string,
  materials: Iterable<string>,
): MaterialRow[] {
  const objective = match.objectives[player];
  const progress = objective ? progressOf(match, player, objective) : [];
  return [...materials]
    .map(material => {
      const uses = progress.filter(one => one.missing.includes(material));
      const names = uses.map(one => one.application);
      const lacking = Math.min(99, ...uses.map(one => one.missing.length));
      const completes = uses.filter(one => one.missing.length === 1).map(one => one.application);
      return { lacking, row: { material, uses: names, completes } };
    })
    .sort((a, b) => a.lacking - b.lacking)
    .map(({ row }) => row);
}
