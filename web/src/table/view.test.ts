import { describe, expect, it } from 'vitest';
import type { MatchTold, MatchView, Snapshot, TableView, Told, Yours } from '../protocol';
import { NOTHING, receive, showAll, type MatchEvent } from './view';

const TABLE: TableView = {
  type: 'TableView',
  id: 't',
  code: 'K7QF2M',
  status: 'playing',
  settings: { type: 'Settings', seats: 3 },
  seats: [
    { type: 'Seat', player: 'p1', kind: 'person' },
    { type: 'Seat', player: 'p2', kind: 'bot' },
    { type: 'Seat', player: 'p3' },
  ],
  commitment: 'c',
  names: {},
  present: ['p1'],
};
const MATCH: MatchView = {
  type: 'MatchView',
  order: ['p1', 'p2'],
  turn: 1,
  last_turn: 8,
  phase: { type: 'ActionPhase', player: 'p1', ready: { turkey: 3 } },
  holdings: { turkey: ['p1', 3], germany: ['p2', 2] },
  claimed: {},
  eliminated: [],
  objectives: { p1: 'card_1' },
  next_investments: { p1: 3, p2: 3 },
  cards: {},
};
const KNOWN: Snapshot = {
  type: 'Snapshot',
  seq: 10,
  head: 'h10',
  seat: 'p1',
  table: TABLE,
  match: MATCH,
  yours: NOTHING,
};

const told = (change: Told['change'], more: Partial<Told> = {}): Told => ({
  type: 'Told',
  seq: 11,
  head: 'h11',
  change,
  ...more,
});
const matchTold = (events: MatchEvent[], more: Partial<MatchTold> = {}): MatchTold => ({
  type: 'MatchTold',
  by: 'person',
  events,
  phase: MATCH.phase,
  next_investments: MATCH.next_investments,
  ...more,
});
const after = (known: Snapshot, message: Told): Snapshot => {
  const result = receive(known, message);
  if (result === 'resync') throw new Error('resync');
  return result;
};

describe('numbers', () => {
  it('that were seen before change nothing', () => {
    expect(receive(KNOWN, told(matchTold([]), { seq: 10 }))).toBe(KNOWN);
  });

  it('with a gap ask for everything', () => {
    expect(receive(KNOWN, told(matchTold([]), { seq: 12 }))).toBe('resync');
  });

  it('in a Pong that are newer too', () => {
    expect(receive(KNOWN, { type: 'Pong', number: 1, seq: 11 })).toBe('resync');
    expect(receive(KNOWN, { type: 'Pong', number: 1, seq: 10 })).toBe(KNOWN);
  });

  it('increase by one', () => {
    expect(after(KNOWN, told(matchTold([])))).toMatchObject({ seq: 11, head: 'h11' });
  });
});

describe('the board', () => {
  it('leaves what was known untouched', () => {
    const before = structuredClone(KNOWN);
    after(KNOWN, told(matchTold([{ type: 'AssetPlaced', player: 'p1', territory: 'turkey' }])));
    expect(KNOWN).toEqual(before);
  });

  it('shows Assets that were placed', () => {
    const { holdings } = showAll(MATCH, [
      { type: 'AssetPlaced', player: 'p1', territory: 'turkey' },
      { type: 'TerritoryChosen', player: 'p2', territory: 'india' },
    ]);
    expect(holdings).toEqual({ turkey: ['p1', 4], germany: ['p2', 2], india: ['p2', 1] });
  });

  it('empties a Territory that the last Asset leaves', () => {
    const { holdings } = showAll(MATCH, [
      { type: 'AssetsMoved', player: 'p1', origin: 'turkey', target: 'india', assets: 3 },
    ]);
    expect(holdings).toEqual({ india: ['p1', 3], germany: ['p2', 2] });
  });

  it('shows a conquest: losses first, then the survivors move in', () => {
    const { holdings } = showAll(MATCH, [
      {
        type: 'ClashFought',
        attacker: 'p1',
        defender: 'p2',
        origin: 'turkey',
        target: 'germany',
        attacker_dice: [6, 5, 1],
        defender_dice: [4, 3],
        attacker_losses: 0,
        defender_losses: 2,
      },
      { type: 'TerritoryConquered', player: 'p1', territory: 'germany', assets: 3 },
    ]);
    expect(holdings).toEqual({ germany: ['p1', 3] });
  });

  it('remembers who is eliminated, what is claimed, and the Turn', () => {
    const match = showAll(MATCH, [
      { type: 'PlayerEliminated', player: 'p2' },
      { type: 'TurnCounterAdvanced', turn: 4 },
      { type: 'MaterialClaimed', player: 'p1', material: 'bismuth' },
      { type: 'MaterialClaimed', player: 'p1', material: 'tin' },
    ]);
    expect(match).toMatchObject({
      eliminated: ['p2'],
      turn: 4,
      claimed: { p1: ['bismuth', 'tin'] },
    });
  });

  it('shows the last Turn that the host sets', () => {
    expect(showAll(MATCH, [{ type: 'LastTurnSet', turn: 5 }]).last_turn).toBe(5);
  });

  it('goes back to the last completed Turn after a bell', () => {
    const later = { ...MATCH, turn: 4, eliminated: ['p2'], claimed: { p1: ['tin'] } };
    const stopped = { turn: 3, holdings: MATCH.holdings, eliminated: [] };
    const match = showAll(later, [{ type: 'StoppedAtBell', ...stopped }]);
    expect(match).toMatchObject({ ...stopped, claimed: {} });
  });

  it('takes phase, next Investments and cards from what is told', () => {
    const phase = { type: 'Finished' as const, reason: 'last_turn' as const, ranking: [] };
    const known = after(
      KNOWN,
      told(
        matchTold([], {
          phase,
          next_investments: { p1: 4 },
          objectives: { p1: 'card_1', p2: 'card_2' },
        }),
      ),
    );
    expect(known.match).toMatchObject({
      phase,
      next_investments: { p1: 4 },
      objectives: { p2: 'card_2' },
    });
    expect(known.table.status).toBe('finished');
  });

  it('is restored when an action is taken back', () => {
    const match = { ...MATCH, turn: 7 };
    expect(after(KNOWN, told({ type: 'TakenBack', match })).match).toBe(match);
  });
});

describe('what the seat may do', () => {
  const moves = (origins: NonNullable<Yours['moves']>['origins']): Yours => ({
    type: 'Yours',
    moves: { type: 'Moves', origins },
  });
  const acting = { ...KNOWN, yours: moves({ turkey: { india: 2 }, iran: { india: 1 } }) };

  it('is replaced with every action', () => {
    const yours = moves({ india: { iran: 1 } });
    expect(after(acting, told(matchTold([]), { yours })).yours).toEqual(yours);
  });

  it('is empty if the message has none', () => {
    expect(after(acting, told(matchTold([]))).yours).toEqual(NOTHING);
  });

  it('is replaced with every other change', () => {
    const yours = moves({ iran: { india: 1 } });
    const change = { type: 'TakenBack' as const, match: MATCH };
    expect(after(acting, told(change, { yours })).yours).toEqual(yours);
  });
});

describe('the table', () => {
  it('merges seats that changed', () => {
    const seat = { type: 'Seat' as const, player: 'p3', kind: 'person' as const };
    const { table } = after(KNOWN, told({ type: 'TableTold', seats: [seat] }));
    expect(table.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'person']);
  });

  it('replaces all seats with new settings', () => {
    const settings = { type: 'Settings' as const, seats: 3 };
    const seats = TABLE.seats.slice(0, 1);
    const { table } = after(KNOWN, told({ type: 'TableTold', settings, seats }));
    expect(table.seats).toEqual(seats);
  });

  it('keeps what is not told', () => {
    const { table } = after(KNOWN, told({ type: 'TableTold', status: 'paused' }));
    expect(table).toEqual({ ...TABLE, status: 'paused', secret: null });
  });

  it('plays when its match began', () => {
    const lobby = { ...KNOWN, match: null, table: { ...TABLE, status: 'starting' as const } };
    const known = after(lobby, told({ type: 'MatchBegan', match: MATCH }));
    expect(known).toMatchObject({ match: MATCH, table: { status: 'playing' } });
  });

  it('knows who is present', () => {
    const known = receive(KNOWN, { type: 'Presence', present: ['p1', 'p3'] }) as Snapshot;
    expect(known.table.present).toEqual(['p1', 'p3']);
  });
});
