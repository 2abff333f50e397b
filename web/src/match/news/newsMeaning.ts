// What an open news card means for a player (R4.10).

import type { MatchView } from '../../protocol';
import { materialsOf, ownerOf } from '../../table/facts';
import { suppliedBy } from '../../table/news';
import { world } from '../../world/world';
import type { NewsCard } from '../../world/boardFile';
import { between, type Consequence } from '../action/consequences';

export interface NewsMeaning {
  kind: 'loss' | 'gain' | 'kept' | 'none';
  /** Of a loss or a gain. */
  consequence: Consequence | null;
  /** Other Territories that supply the Material now: the player's own first, then empty ones. */
  sources: string[];
}

/** The consequence is null for those who don't hold the Territory or have the Material anyway. */
export function newsMeaning(match: MatchView, player: string, card: NewsCard): NewsMeaning {
  const { territory, material, effect } = card;
  const without = before(match, card);
  const isLoss = effect === 'stops';
  const consequence = isLoss ? between(match, without, player) : between(without, match, player);
  const sources = sourcesOf(match, material, player).filter(one => one !== territory);
  if (consequence) return { kind: isLoss ? 'loss' : 'gain', consequence, sources };
  const isHeld = ownerOf(match, territory) === player && materialsOf(match, player).has(material);
  return { kind: isHeld && isLoss ? 'kept' : 'none', consequence, sources };
}

/** The match without the card. */
function before(match: MatchView, { id }: NewsCard): MatchView {
  const { [id]: _, ...others } = match.news?.open ?? {};
  return { ...match, news: { type: 'News', opened: [], open: others } };
}

/** What the player had of these Materials before the card opened: what could fail. */
export function couldFail(
  match: MatchView,
  player: string,
  card: NewsCard,
  needed: ReadonlySet<string>,
): string[] {
  return [...materialsOf(before(match, card), player)].filter(one => needed.has(one));
}

function sourcesOf(match: MatchView, material: string, player: string): string[] {
  const rank = (id: string): number => {
    const owner = ownerOf(match, id);
    if (owner === player) return 0;
    return owner === null ? 1 : 2;
  };
  return Object.keys(world().territories)
    .filter(id => suppliedBy(match, id).includes(material))
    .sort((a, b) => rank(a) - rank(b));
}
