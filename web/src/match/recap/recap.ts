// What the others did to a player since the player's last action.

import type { MatchView } from '../../protocol';
import { assetsOn, ownerOf, pointsNow, territoriesOf } from '../../table/facts';
import { world } from '../../world/world';
import { ofLosing, type Consequence } from '../action/consequences';
import { conquest } from '../action/odds';
import type { Step } from '../../table/matchStore.svelte';

export interface RecapLine {
  kind: 'lost' | 'held' | 'risk';
  territory: string;
  /** Who attacked, or could. */
  rival: string;
  origin: string;
  /** What the loss costs, or would cost. */
  consequence: Consequence | null;
  /** Assets that the attacker and the player lost there. */
  losses: [rival: number, own: number];
}

export interface Recap {
  lines: RecapLine[];
  points: { before: number; after: number };
}

const MOST = 3;
const THREAT = 0.45; // chance of conquest

/** Null if nobody attacked. The server's log has no cards: `card` is the player's own. */
export function recapOf(steps: Step[], player: string, card: string | undefined): Recap | null {
  const last = steps.findLastIndex(({ told, before }) => {
    const acted = before.phase.type !== 'Finished' && before.phase.player === player;
    return acted && told.by !== 'program';
  });
  const since = steps.slice(last + 1);
  const first = since[0]?.before;
  const now = since.at(-1)?.after;
  if (last < 0 || !first || !now || now.phase.type === 'Finished') return null;
  const fought = attacksOn(since, player, card, now);
  if (!fought.length) return null;
  const lines = [
    ...fought.filter(({ kind }) => kind === 'lost'),
    ...fought.filter(({ kind }) => kind === 'held'),
  ].slice(0, MOST - 1);
  const risk = greatestRisk(withCard(now, player, card), player);
  const points = (match: MatchView): number => (card ? pointsNow(match, player, card) : 0);
  return {
    lines: risk ? [...lines, risk] : lines,
    points: { before: points(first), after: points(now) },
  };
}

const withCard = (match: MatchView, player: string, card: string | undefined): MatchView =>
  card ? { ...match, objectives: { [player]: card } } : match;

function attacksOn(
  steps: Step[],
  player: string,
  card: string | undefined,
  now: MatchView,
): RecapLine[] {
  const byPlace = new Map<string, RecapLine>();
  for (const { told, before } of steps)
    for (const event of told.events) {
      if (event.type !== 'ClashFought' || event.defender !== player) continue;
      const { target: territory, origin, attacker: rival } = event;
      const [theirs, own] = byPlace.get(territory)?.losses ?? [0, 0];
      const isLost = ownerOf(now, territory) !== player;
      byPlace.set(territory, {
        ...{ kind: isLost ? 'lost' : 'held', territory, rival, origin },
        consequence: isLost ? ofLosing(withCard(before, player, card), player, territory) : null,
        losses: [theirs + event.attacker_losses, own + event.defender_losses],
      });
    }
  return [...byPlace.values()].sort((a, b) => weight(b) - weight(a));
}

const weight = ({ consequence }: RecapLine): number =>
  (consequence?.points ?? 0) * 10 + (consequence?.application ? 5 : 0);

/** The Territory whose loss would cost the most points, if a neighbour has a good chance. */
function greatestRisk(match: MatchView, player: string): RecapLine | null {
  const risks = territoriesOf(match, player).flatMap(territory => {
    const consequence = ofLosing(match, player, territory);
    if (!consequence?.application && !consequence?.points) return [];
    return world().territories[territory]!.neighbours.flatMap((origin): RecapLine[] => {
      const rival = ownerOf(match, origin);
      if (!rival || rival === player) return [];
      const odds = conquest(assetsOn(match, origin), assetsOn(match, territory));
      if ((odds?.chance ?? 1) < THREAT) return [];
      return [{ kind: 'risk', territory, rival, origin, consequence, losses: [0, 0] }];
    });
  });
  const strength = ({ origin }: RecapLine): number => assetsOn(match, origin);
  return risks.sort((a, b) => weight(b) - weight(a) || strength(b) - strength(a))[0] ?? null;
}
