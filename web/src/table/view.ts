// Folds messages into a Snapshot: the same state as in the one that the server would send. What
// happened before a Snapshot is not in it, see matchStore.

import type {
  MatchTold,
  MatchView,
  Seat,
  ServerMessage,
  Snapshot,
  TableTold,
  TableView,
  Told,
  Yours,
} from '../protocol';

export type MatchEvent = MatchTold['events'][number];
type Holdings = MatchView['holdings'];

export const NOTHING: Yours = { type: 'Yours' };

/** The Snapshot after the message; 'resync' if a message was missed. */
export function receive(known: Snapshot, message: ServerMessage): Snapshot | 'resync' {
  switch (message.type) {
    case 'Snapshot':
      return message;
    case 'Told':
      if (message.seq <= known.seq) return known; // seen before reconnecting
      if (message.seq > known.seq + 1) return 'resync'; // one was missed
      return told(known, message);
    case 'Pong':
      return message.seq <= known.seq ? known : 'resync';
    case 'Presence':
      return { ...known, table: { ...known.table, present: message.present } };
    case 'Timer':
      return { ...known, seconds_left: message.seconds_left };
    case 'Welcome':
    case 'Applied':
    case 'Refused':
    case 'Hinted':
    case 'WhyNot':
    case 'Spoken':
    case 'ServerStatus':
    case 'Goodbye':
    case 'ClassSnapshot': // these belong to classes
    case 'ClassTold':
    case 'ClassPresence':
    case 'LineTold':
    case 'Nudged':
      return known;
    default:
      message satisfies never;
      return known; // sent by a newer server
  }
}

function told(known: Snapshot, message: Told): Snapshot | 'resync' {
  const { change, seq, head } = message;
  const after = { ...known, seq, head, yours: message.yours ?? NOTHING };
  switch (change.type) {
    case 'MatchTold':
      if (!known.match) return 'resync';
      return {
        ...after,
        match: played(known.match, change),
        table:
          change.phase.type === 'Finished' ? { ...known.table, status: 'finished' } : known.table,
      };
    case 'MatchBegan':
      return { ...after, match: change.match, table: { ...known.table, status: 'playing' } };
    case 'TakenBack':
      return { ...after, match: change.match };
    case 'TableTold':
      return { ...after, table: changed(known.table, change) };
    default:
      change satisfies never;
      return 'resync';
  }
}

function changed(table: TableView, told: TableTold): TableView {
  return {
    ...table,
    status: told.status ?? table.status,
    settings: told.settings ?? table.settings,
    // New settings may remove seats, so the message lists all of them.
    seats: told.settings ? (told.seats ?? []) : mergeSeats(table.seats, told.seats ?? []),
    names: told.names ?? table.names,
    secret: told.secret ?? table.secret ?? null,
    ...(told.hints_used && { hints_used: told.hints_used }),
  };
}

function mergeSeats(before: Seat[], changed: Seat[]): Seat[] {
  const byPlayer = new Map(changed.map(seat => [seat.player, seat]));
  return before.map(seat => byPlayer.get(seat.player) ?? seat);
}

/** The match after an action. */
export function played(match: MatchView, told: MatchTold): MatchView {
  const after = showAll(match, told.events);
  return {
    ...after,
    phase: told.phase,
    next_investments: told.next_investments,
    objectives: told.objectives ?? match.objectives,
  };
}

/** The board after these events; phase and next Investments stay as they were. */
export function showAll(match: MatchView, events: MatchEvent[]): MatchView {
  const after = { ...match, holdings: { ...match.holdings } };
  let origin = ''; // of the Clash before a conquest
  for (const event of events) {
    if (event.type === 'ClashFought') origin = event.origin;
    show(after, event, origin);
  }
  return after;
}

function show(match: MatchView, event: MatchEvent, clashOrigin: string): void {
  const { holdings } = match;
  switch (event.type) {
    case 'TerritoryChosen':
    case 'AssetPlaced':
      add(holdings, event.territory, event.player, 1);
      break;
    case 'AssetsMoved':
      add(holdings, event.origin, event.player, -event.assets);
      add(holdings, event.target, event.player, event.assets);
      break;
    case 'ClashFought':
      add(holdings, event.origin, event.attacker, -event.attacker_losses);
      add(holdings, event.target, event.defender, -event.defender_losses);
      break;
    case 'TerritoryConquered':
      add(holdings, clashOrigin, event.player, -event.assets);
      add(holdings, event.territory, event.player, event.assets);
      break;
    case 'TurnBegan':
    case 'TurnCounterAdvanced':
      match.turn = event.turn;
      break;
    case 'PlayerEliminated':
      match.eliminated = [...match.eliminated, event.player];
      break;
    case 'MaterialClaimed': {
      const before = match.claimed[event.player] ?? [];
      match.claimed = { ...match.claimed, [event.player]: [...before, event.material] };
      break;
    }
    case 'NewsContinued':
      match.news = { type: 'News', open: event.open, opened: match.news?.opened ?? [] };
      break;
    case 'NewsOpened':
      match.news = {
        type: 'News',
        open: { ...match.news?.open, [event.card]: event.turns },
        opened: [...(match.news?.opened ?? []), event.card],
      };
      break;
    case 'MaterialRecycled':
      add(holdings, event.origin, event.player, -event.assets);
      match.recycled = { ...match.recycled, [event.player]: event.material };
      break;
    case 'LastTurnSet':
      match.last_turn = event.turn;
      break;
    case 'StoppedAtBell': // R6.6: back to the end of the last completed Turn
      match.turn = event.turn;
      match.holdings = { ...event.holdings };
      match.eliminated = event.eliminated;
      match.claimed = {};
      if (event.news) match.news = event.news;
      if (event.recycled) match.recycled = event.recycled;
      break;
    case 'ContinentChosen':
    case 'ContinentDrawn':
    case 'InvestmentsReceived':
    case 'ActionPhaseBegan':
    case 'TradeBegan':
    case 'MatchEnded':
      break; // nothing on the board changes
    default:
      event satisfies never;
  }
}

/** R2.3: a Territory that the last Asset leaves is empty. */
function add(holdings: Holdings, territory: string, player: string, assets: number): void {
  const there = (holdings[territory]?.[1] ?? 0) + assets;
  if (there) holdings[territory] = [player, there];
  // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- showAll made the copy
  else delete holdings[territory];
}
