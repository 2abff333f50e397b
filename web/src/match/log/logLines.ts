// Log lines as data, so that they can be shown in any language.

import type {
  AssetsMoved,
  MatchEnded,
  MatchTold,
  MatchView,
  Reason,
  TerritoryConquered,
} from '../../protocol';
import { actingPlayer, gainedBy, ownerOf, winnersOf } from '../../table/facts';
import type { Step } from '../../table/matchStore.svelte';
import { showAll, type MatchEvent } from '../../table/view';

/** An event as the log tells it: unchanged, or one of these instead. */
export type Fact =
  | Exclude<MatchEvent, { type: Replaced }>
  /** A choice of a Continent or, with an empty `continent`, of a Territory on it. */
  | {
      type: 'Deployed';
      player: string;
      continent: string;
      isDrawn: boolean;
      territories: string[];
    }
  | { type: 'Placed'; player: string; territories: string[] }
  /** A bot ended its Action Phase or trade, with a reason. */
  | { type: 'Stopped'; player: string }
  /** `isOccupied`: the target was empty; `gained` are the Materials that came with it. */
  | (AssetsMoved & { isOccupied: boolean; gained: string[] })
  | (TerritoryConquered & { gained: string[] })
  /** News cards that were set aside when the Turn began. */
  | { type: 'NewsEnded'; cards: string[] }
  | (MatchEnded & { turn: number });

type Replaced =
  | 'ContinentChosen'
  | 'ContinentDrawn'
  | 'TerritoryChosen'
  | 'AssetPlaced'
  | 'AssetsMoved'
  | 'TerritoryConquered'
  | 'StoppedAtBell' // the end of the match follows
  | 'NewsContinued'
  | 'MatchEnded';

export type LogLine = Fact & {
  number: number;
  /** The players that it is about. */
  players: string[];
  /** The Territory that the line is about. */
  place: string | null;
  /** Reasons given by a bot; merged placements may have several. */
  whys: Reason[];
};

/** The facts of one action, in order. */
export function factsOf(told: MatchTold, before: MatchView): Fact[] {
  const player = actingPlayer(before);
  const stopped: Fact[] = told.why?.act === 'stop' && player ? [{ type: 'Stopped', player }] : [];
  let match = before;
  const facts = told.events.flatMap((event, index) => {
    const after = showAll(before, told.events.slice(0, index + 1));
    const fact = factOf(event, match, after);
    match = after;
    return fact ?? [];
  });
  return [...stopped, ...facts];
}

function factOf(event: MatchEvent, before: MatchView, after: MatchView): Fact | null {
  switch (event.type) {
    case 'ContinentChosen':
    case 'ContinentDrawn': {
      const { player, continent } = event;
      const isDrawn = event.type === 'ContinentDrawn';
      return { type: 'Deployed', player, continent, isDrawn, territories: [] };
    }
    case 'TerritoryChosen': {
      const { player, territory } = event;
      return { type: 'Deployed', player, continent: '', isDrawn: false, territories: [territory] };
    }
    case 'AssetPlaced':
      return { type: 'Placed', player: event.player, territories: [event.territory] };
    case 'AssetsMoved': {
      const isOccupied = ownerOf(before, event.target) === null;
      const gained = isOccupied ? gainedBy(event.player, before, after) : [];
      return { ...event, isOccupied, gained };
    }
    case 'TerritoryConquered':
      return { ...event, gained: gainedBy(event.player, before, after) };
    case 'MatchEnded':
      return { ...event, turn: after.turn };
    case 'NewsContinued': {
      const cards = Object.keys(before.news?.open ?? {}).filter(id => !(id in event.open));
      return cards.length ? { type: 'NewsEnded', cards } : null;
    }
    case 'StoppedAtBell':
      return null;
    default:
      return event;
  }
}

/** Appends facts, merging related placements and choices. `why` belongs to the first fact. */
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

const linesAfter = new WeakMap<Step, LogLine[]>();

/** The log after these steps. */
export function logLinesOf(steps: Step[]): LogLine[] {
  const from = steps.findLastIndex(step => linesAfter.has(step));
  let lines = from < 0 ? [] : linesAfter.get(steps[from]!)!;
  for (const step of steps.slice(from + 1)) {
    lines = withFacts(lines, factsOf(step.told, step.before), step.told.why);
    linesAfter.set(step, lines);
  }
  return lines;
}

/** Without duplicates. */
function withWhy(whys: Reason[], why: Reason): Reason[] {
  const text = JSON.stringify(why);
  return whys.some(one => JSON.stringify(one) === text) ? whys : [...whys, why];
}

function together(last: LogLine, fact: Fact): LogLine | null {
  if (last.type === 'Placed' && fact.type === 'Placed' && last.player === fact.player)
    return grown(last, fact.territories);
  const isDeployed = last.type === 'Deployed' && fact.type === 'Deployed';
  if (isDeployed && last.player === fact.player && !fact.continent)
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
  if (fact.type === 'ClashFought') return [fact.attacker, fact.defender];
  if (fact.type === 'MatchEnded') return winnersOf(fact.ranking).map(({ player }) => player);
  return 'player' in fact ? [fact.player] : [];
}

function placeOf(fact: Fact): string | null {
  if ('territories' in fact) return fact.territories.at(-1) ?? null;
  if ('territory' in fact) return fact.territory;
  return 'target' in fact ? fact.target : null;
}

export type LogFilter = 'all' | 'clashes' | 'mine' | `player:${string}`;

const CLASHES: Fact['type'][] = [
  'ClashFought',
  'TerritoryConquered',
  'PlayerEliminated',
  'TurnBegan',
  'MatchEnded',
];

export function filtered(lines: LogLine[], filter: LogFilter, seat: string | null): LogLine[] {
  if (filter === 'all') return lines;
  if (filter === 'clashes') return lines.filter(line => CLASHES.includes(line.type));
  const player = filter === 'mine' ? seat : filter.slice('player:'.length);
  return lines.filter(line => line.type === 'TurnBegan' || line.players.includes(player ?? ''));
}
