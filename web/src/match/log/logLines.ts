// Log lines as data, so that they can be shown in any language.

import type {
  ClashFought,
  EndReason,
  MatchTold,
  MatchView,
  Reason,
  StoppedAtBell,
} from '../../protocol';
import { actingPlayer, materialsOf, ownerOf } from '../../table/facts';
import { showAll, type MatchEvent } from '../../table/view';

export type Fact =
  | { kind: 'turn'; turn: number }
  | {
      kind: 'deployed';
      player: string;
      continent: string;
      isDrawn: boolean;
      territories: string[];
    }
  | { kind: 'placed'; player: string; territories: string[] }
  | { kind: 'received'; assets: Record<string, number> }
  | { kind: 'acts'; player: string }
  /** A bot ended its Action Phase or trade, with a reason. */
  | { kind: 'stopped'; player: string }
  | {
      kind: 'moved';
      player: string;
      origin: string;
      target: string;
      assets: number;
      /** The target was empty; `gained` are the Materials that came with it. */
      isOccupied: boolean;
      gained: string[];
    }
  | { kind: 'clash'; clash: ClashFought }
  | { kind: 'conquered'; player: string; territory: string; assets: number; gained: string[] }
  | { kind: 'eliminated'; player: string }
  | { kind: 'advanced'; turn: number }
  | { kind: 'trade'; claims: Record<string, number> }
  | { kind: 'claimed'; player: string; material: string }
  | { kind: 'lastTurn'; turn: number }
  | { kind: 'ended'; reason: EndReason; turn: number; winners: string[]; points: number };

export type LogLine = Fact & {
  number: number;
  /** Whom it concerns. */
  players: string[];
  /** The Territory that the line is about. */
  place: string | null;
  /** Reasons given by a bot; merged placements may have several. */
  whys: Reason[];
};

/** The facts of one action, in order. */
export function factsOf(told: MatchTold, before: MatchView): Fact[] {
  const facts: Fact[] = [];
  const player = actingPlayer(before);
  if (told.why?.act === 'stop' && player) facts.push({ kind: 'stopped', player });
  let match = before;
  told.events.forEach((event, index) => {
    const after = showAll(before, told.events.slice(0, index + 1));
    // The end of the match, which follows, tells it.
    if (event.type !== 'StoppedAtBell') facts.push(factOf(event, match, after));
    match = after;
  });
  return facts;
}

function factOf(
  event: Exclude<MatchEvent, StoppedAtBell>,
  before: MatchView,
  after: MatchView,
): Fact {
  const gainedBy = (player: string): string[] => {
    const had = materialsOf(before, player);
    return [...materialsOf(after, player)].filter(material => !had.has(material));
  };
  switch (event.type) {
    case 'ContinentChosen':
    case 'ContinentDrawn': {
      const { player, continent } = event;
      const isDrawn = event.type === 'ContinentDrawn';
      return { kind: 'deployed', player, continent, isDrawn, territories: [] };
    }
    case 'TerritoryChosen':
      return {
        ...{ kind: 'deployed', player: event.player, continent: '', isDrawn: false },
        territories: [event.territory],
      };
    case 'AssetPlaced':
      return { kind: 'placed', player: event.player, territories: [event.territory] };
    case 'TurnBegan':
      return { kind: 'turn', turn: event.turn };
    case 'InvestmentsReceived':
      return { kind: 'received', assets: event.assets };
    case 'ActionPhaseBegan':
      return { kind: 'acts', player: event.player };
    case 'AssetsMoved': {
      const { player, origin, target, assets } = event;
      const isOccupied = ownerOf(before, target) === null;
      return {
        ...{ kind: 'moved', player, origin, target, assets, isOccupied },
        gained: isOccupied ? gainedBy(player) : [],
      };
    }
    case 'ClashFought':
      return { kind: 'clash', clash: event };
    case 'TerritoryConquered': {
      const { player, territory, assets } = event;
      return { kind: 'conquered', player, territory, assets, gained: gainedBy(player) };
    }
    case 'PlayerEliminated':
      return { kind: 'eliminated', player: event.player };
    case 'TurnCounterAdvanced':
      return { kind: 'advanced', turn: event.turn };
    case 'TradeBegan':
      return { kind: 'trade', claims: event.claims };
    case 'MaterialClaimed':
      return { kind: 'claimed', player: event.player, material: event.material };
    case 'LastTurnSet':
      return { kind: 'lastTurn', turn: event.turn };
    case 'MatchEnded': {
      const { turn } = after;
      const first = event.ranking.filter(score => score.place === 1);
      const winners = first.map(score => score.player);
      return { kind: 'ended', reason: event.reason, turn, winners, points: first[0]?.points ?? 0 };
    }
    default:
      return event satisfies never;
  }
}

/**
 * Appends facts to the log, merging related placements and choices. `why` belongs to the first
 * fact.
 */
export function withFacts(lines: LogLine[], facts: Fact[], why: Reason | null = null): LogLine[] {
  const after = [...lines];
  for (const [index, fact] of facts.entries()) {
    const last = after.at(-1);
    const joined = last ? together(last, fact) : null;
    const line = joined ?? lineOf(fact, (last?.number ?? -1) + 1);
    if (joined) after.pop();
    after.push(index === 0 && why ? { ...line, whys: withWhy(line.whys, why) } : line);
  }
  return after;
}

/** Without duplicates. */
function withWhy(whys: Reason[], why: Reason): Reason[] {
  const text = JSON.stringify(why);
  return whys.some(one => JSON.stringify(one) === text) ? whys : [...whys, why];
}

function together(last: LogLine, fact: Fact): LogLine | null {
  if (last.kind === 'placed' && fact.kind === 'placed' && last.player === fact.player)
    return grown(last, fact.territories);
  if (
    last.kind === 'deployed' &&
    fact.kind === 'deployed' &&
    last.player === fact.player &&
    !fact.continent
  )
    return grown(last, fact.territories);
  return null;
}

function grown(line: Extract<LogLine, { territories: string[] }>, more: string[]): LogLine {
  return {
    ...line,
    territories: [...line.territories, ...more],
    place: more.at(-1) ?? line.place,
  };
}

function lineOf(fact: Fact, number: number): LogLine {
  return { ...fact, number, players: playersOf(fact), place: placeOf(fact), whys: [] };
}

function playersOf(fact: Fact): string[] {
  if (fact.kind === 'clash') return [fact.clash.attacker, fact.clash.defender];
  if (fact.kind === 'ended') return fact.winners;
  return 'player' in fact ? [fact.player] : [];
}

function placeOf(fact: Fact): string | null {
  switch (fact.kind) {
    case 'clash':
      return fact.clash.target;
    case 'moved':
      return fact.target;
    case 'conquered':
      return fact.territory;
    case 'placed':
    case 'deployed':
      return fact.territories.at(-1) ?? null;
    default:
      return null;
  }
}

export type LogFilter = 'all' | 'clashes' | 'mine' | `player:${string}`;

const CLASHES: Fact['kind'][] = ['clash', 'conquered', 'eliminated', 'turn', 'ended'];

export function filtered(lines: LogLine[], filter: LogFilter, seat: string | null): LogLine[] {
  if (filter === 'all') return lines;
  if (filter === 'clashes') return lines.filter(line => CLASHES.includes(line.kind));
  const player = filter === 'mine' ? seat : filter.slice('player:'.length);
  return lines.filter(line => line.kind === 'turn' || line.players.includes(player ?? ''));
}
