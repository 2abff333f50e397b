import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage, Snapshot, Status } from '../protocol';
import type { Command, Listener, Reply } from '../connection/connection';
import type { Credentials } from '../connection/credentials';
import { LiveTable } from './liveTable.svelte';

/** A fake connection that records commands and delivers messages. */
class FakeConnection {
  orders: Command[] = [];
  looks: (string | null)[] = [];
  constructor(
    readonly tokens: string[],
    readonly seat: string | null,
    readonly listener: Listener,
  ) {
    connection = this;
  }
  order(command: Command): Promise<Reply> {
    this.orders.push(command);
    return Promise.resolve({ type: 'Applied', id: '0', seq: 1 });
  }
  lookAs(seat: string | null): void {
    this.looks.push(seat);
  }
  close(): void {}
  say(message: ServerMessage): void {
    this.listener.onMessage(message);
  }
}
let connection: FakeConnection;

vi.mock('../texts/texts.svelte', () => ({ say: (id: string) => id }));
vi.mock('../connection/connection', () => ({
  get Connection() {
    return FakeConnection;
  },
}));

const SITTING: Credentials = {
  table: 't',
  seats: { p1: 'a', p2: 'b' },
  shares: { p1: 'share1', p2: 'share2' },
  rejoinCodes: {},
  used: 0,
};

const welcome = (seats: string[]): ServerMessage => ({
  type: 'Welcome',
  version: 1,
  content: 'sha256:0',
  seats,
  is_host: true,
  heartbeat_seconds: 5,
});

function snapshot(seat: string | null, status: Status, more: Partial<Snapshot> = {}): Snapshot {
  return {
    type: 'Snapshot',
    seq: 5,
    head: 'h',
    seat,
    table: {
      type: 'TableView',
      id: 't',
      code: 'K7QF2M',
      status,
      settings: { type: 'Settings', seats: 3 },
      seats: ['p1', 'p2', 'p3'].map(player => ({ type: 'Seat', player, kind: 'person' })),
      commitment: 'c',
      names: {},
      present: [],
    },
    match: null,
    yours: { type: 'Yours' },
    ...more,
  };
}

const mustReveal = { yours: { type: 'Yours' as const, must_reveal: true } };
const settled = () => new Promise(resolve => setTimeout(resolve));

let live: LiveTable;
beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  live = new LiveTable(['a', 'b'], () => SITTING);
});

describe('shares in the dice', () => {
  it('are revealed once', () => {
    connection.say(welcome(['p1']));
    connection.say(snapshot('p1', 'starting', mustReveal));
    connection.say(snapshot('p1', 'starting', mustReveal));
    expect(connection.orders).toEqual([{ type: 'Reveal', contribution: 'share1' }]);
  });

  it('of several seats on one device are revealed one after another', async () => {
    connection.say(welcome(['p1', 'p2']));
    connection.say(snapshot(null, 'starting'));
    expect(connection.looks).toEqual(['p1']);
    connection.say(snapshot('p1', 'starting', mustReveal));
    await settled();
    expect(connection.looks).toEqual(['p1', 'p2']);
    connection.say(snapshot('p2', 'starting', mustReveal));
    await settled();
    expect(connection.orders).toEqual([
      { type: 'Reveal', contribution: 'share1' },
      { type: 'Reveal', contribution: 'share2' },
    ]);
    // Then no seat is shown.
    expect(connection.looks.at(-1)).toBeNull();
  });

  it('that were revealed before a reload are left alone', async () => {
    connection.say(welcome(['p1', 'p2']));
    connection.say(snapshot(null, 'starting'));
    connection.say(snapshot('p1', 'starting'));
    await settled();
    expect(connection.orders).toEqual([]);
    expect(connection.looks).toEqual(['p1', 'p2']);
  });

  it('are not revealed during a match', () => {
    connection.say(welcome(['p1', 'p2']));
    connection.say(snapshot(null, 'playing'));
    expect(connection.looks).toEqual([]);
  });
});

describe('what was missed', () => {
  const pong = (seq: number): ServerMessage => ({ type: 'Pong', number: 1, seq });

  it('is requested for the same seat', () => {
    connection.say(welcome(['p1']));
    connection.say(snapshot('p1', 'playing'));
    expect(connection.listener.known()?.seq).toBe(5);
    connection.say(pong(7));
    expect(connection.looks).toEqual(['p1']);
    expect(connection.listener.known()).toBeNull();
    connection.say(snapshot('p1', 'playing', { seq: 7 }));
    expect(connection.listener.known()?.seq).toBe(7);
  });

  it('is everything while another seat is awaited', () => {
    connection.say(welcome(['p1', 'p2']));
    connection.say(snapshot('p1', 'playing'));
    live.lookAs(null);
    expect(connection.listener.known()).toBeNull();
    connection.say(pong(7));
    expect(connection.looks).toEqual([null, null]);
    connection.say(snapshot(null, 'playing', { seq: 7 }));
    expect(connection.listener.known()?.seq).toBe(7);
  });
});

describe('seats', () => {
  it('that a bot plays now are given up', () => {
    connection.say(welcome(['p1', 'p2']));
    connection.say(snapshot(null, 'playing'));
    expect(live.seats).toEqual(['p1', 'p2']);
    const seat = { type: 'Seat' as const, player: 'p2', kind: 'bot' as const };
    const change = { type: 'TableTold' as const, seats: [seat] };
    connection.say({ type: 'Told', seq: 6, head: 'h', change });
    expect(live.seats).toEqual(['p1']);
  });
});

it('knows whether the server can save', () => {
  connection.say({ type: 'ServerStatus', can_save: false });
  expect(live.canSave).toBe(false);
  connection.say(welcome(['p1']));
  expect(live.canSave).toBe(true);
});
