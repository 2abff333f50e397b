import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientMessage, Hello, ServerMessage } from '../protocol';
import { RequestRefused } from './refused';
import { Connection, type LinkState, type Reply } from './connection';
import { openPolling, openSocket, type TransportHandlers, type Transport } from './transports';

vi.mock('./transports', async original => ({
  ...(await original<typeof import('./transports')>()),
  openSocket: vi.fn<typeof openSocket>(),
  openPolling: vi.fn<typeof openPolling>(),
}));

/** A transport whose other end is this test. */
class FakeTransport implements Transport {
  sent: ClientMessage[] = [];
  isClosed = false;
  constructor(
    readonly hello: Hello,
    readonly handlers: TransportHandlers,
  ) {}
  send(message: ClientMessage): void {
    this.sent.push(message);
  }
  close(): void {
    this.isClosed = true;
  }
  say(message: ServerMessage): void {
    this.handlers.onMessage(message);
  }
  orders(): string[] {
    return this.sent.flatMap(message => (message.type === 'Order' ? [message.id] : []));
  }
}

const WELCOME: ServerMessage = {
  type: 'Welcome',
  version: 1,
  content: 'sha256:0',
  seats: ['p1'],
  is_host: false,
  heartbeat_seconds: 5,
};
const READY = { type: 'SetReady', is_ready: true } as const;

class FakePage extends EventTarget {
  visibilityState = 'visible';
}

let page: FakePage;
let lines: FakeTransport[];
let links: LinkState[];
let heard: ServerMessage[];
let endings: string[];
let known: { seq: number; head: string } | null;

/** Sockets and requests that get through; each is a new transport. */
function getThrough(opener: typeof openSocket | typeof openPolling): void {
  vi.mocked(opener).mockImplementation((hello, handlers) => {
    const line = new FakeTransport(hello, handlers);
    lines.push(line);
    return Promise.resolve(line);
  });
}

const fail = (opener: typeof openSocket | typeof openPolling, error: Error) =>
  vi.mocked(opener).mockImplementation(() => Promise.reject(error));

function connect(): Connection {
  return new Connection(['token'], null, {
    onMessage: message => heard.push(message),
    onLink: state => links.push(state),
    onEnding: code => endings.push(code),
    known: () => known,
  });
}

const last = (): FakeTransport => lines.at(-1)!;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

async function open(): Promise<Connection> {
  const connection = connect();
  await pass(0);
  last().say(WELCOME);
  return connection;
}

beforeEach(() => {
  vi.useFakeTimers();
  page = new FakePage();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', page);
  [lines, links, heard, endings, known] = [[], [], [], [], null];
  getThrough(openSocket);
  getThrough(openPolling);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('an order', () => {
  it('is answered, and not sent again', async () => {
    const connection = await open();
    const reply = connection.order(READY);
    const [id] = last().orders();
    last().say({ type: 'Applied', id: id!, seq: 7 });
    expect(await reply).toEqual({ type: 'Applied', id, seq: 7 });
    last().handlers.onLost();
    await pass(200);
    last().say(WELCOME);
    expect(last().orders()).toEqual([]);
  });

  it('is sent again with the same id after reconnecting', async () => {
    const connection = await open();
    void connection.order(READY);
    const [id] = last().orders();
    last().handlers.onLost();
    await pass(200);
    expect(lines).toHaveLength(2);
    last().say(WELCOME);
    expect(new Set(last().orders())).toEqual(new Set([id]));
  });

  it('waits for the first connection', async () => {
    const connection = connect();
    void connection.order(READY);
    await pass(0);
    last().say(WELCOME);
    expect(last().orders().length).toBeGreaterThan(0);
  });

  it.each(['too_fast', 'try_again', 'cannot_save'])('refused as %s is sent again', async code => {
    const connection = await open();
    const replies: Reply[] = [];
    void connection.order(READY).then(reply => replies.push(reply));
    const [id] = last().orders();
    last().say({ type: 'Refused', id: id!, code });
    await pass(1000);
    expect(last().orders()).toEqual([id, id]);
    expect(replies).toEqual([]);
    expect(heard.at(-1)).toMatchObject({ code });
    last().say({ type: 'Applied', id: id!, seq: 8 });
    await pass(0);
    expect(replies).toHaveLength(1);
  });

  it('with a final refusal is answered once', async () => {
    const connection = await open();
    const reply = connection.order(READY);
    const [id] = last().orders();
    last().say({ type: 'Refused', id: id!, code: 'not_in_lobby' });
    expect(await reply).toMatchObject({ code: 'not_in_lobby' });
    await pass(4000);
    expect(last().orders()).toEqual([id]);
  });
});

describe('a transport', () => {
  it('is replaced when lost, with growing pauses', async () => {
    await open();
    fail(openSocket, new Error('no socket'));
    fail(openPolling, new RequestRefused('unreachable'));
    last().handlers.onLost();
    await pass(60_000);
    const tries = vi.mocked(openSocket).mock.calls.length;
    expect(tries).toBeGreaterThan(10);
    expect(tries).toBeLessThan(40);
    expect(links.at(-1)).toBe('reconnecting');
    getThrough(openSocket);
    await pass(5000);
    last().say(WELCOME);
    expect(links.at(-1)).toBe('open');
  });

  it('is opened at once after a long attempt without an answer', async () => {
    const silence = () =>
      new Promise<never>((_, reject) => setTimeout(() => reject(new Error('silent')), 6500));
    await open();
    vi.mocked(openSocket).mockImplementation(silence);
    vi.mocked(openPolling).mockImplementation(silence);
    last().handlers.onLost();
    await pass(120_000);
    expect(links.at(-1)).toBe('reconnecting');
    getThrough(openSocket);
    await pass(13_400); // the current attempt, and a short pause
    expect(lines).toHaveLength(2);
  });

  it('sends the last known entry', async () => {
    await open();
    known = { seq: 41, head: 'abc' };
    last().handlers.onLost();
    await pass(200);
    expect(last().hello).toMatchObject({ tokens: ['token'], after: 41, head: 'abc' });
  });

  it('is lost after two silent heartbeats', async () => {
    await open();
    const first = last();
    await pass(5000);
    expect(first.sent.at(-1)).toMatchObject({ type: 'Ping' });
    await pass(5000);
    expect(first.isClosed).toBe(true);
    await pass(200);
    expect(lines).toHaveLength(2);
  });

  it('stays open while it answers', async () => {
    await open();
    for (let beat = 0; beat < 5; beat++) {
      await pass(5000);
      last().say({ type: 'Pong', number: beat + 1, seq: 1 });
    }
    expect(lines).toHaveLength(1);
  });

  it.each(['pageshow', 'online', 'visibilitychange'])(
    'is probed at %s and replaced within two seconds (RT17)',
    async name => {
      await open();
      const first = last();
      page.dispatchEvent(new Event(name));
      expect(first.sent.at(-1)).toMatchObject({ type: 'Ping' });
      await pass(2200);
      expect(first.isClosed).toBe(true);
      expect(lines).toHaveLength(2);
    },
  );

  it('is not probed while the page is hidden', async () => {
    await open();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(last().sent).toEqual([]);
  });

  it('is opened at once when the page becomes visible', async () => {
    await open();
    fail(openSocket, new Error('no socket'));
    fail(openPolling, new RequestRefused('unreachable'));
    last().handlers.onLost();
    await pass(30_000);
    getThrough(openSocket);
    page.dispatchEvent(new Event('online'));
    await pass(0);
    expect(lines).toHaveLength(2);
  });

  it('is opened once, whatever wakes the page up meanwhile', async () => {
    connect();
    for (const name of ['visibilitychange', 'pageshow', 'online'])
      page.dispatchEvent(new Event(name));
    await pass(0);
    expect(openSocket).toHaveBeenCalledTimes(1);
    expect(lines).toHaveLength(1);
  });

  it('is not tried by other means once it is superseded', async () => {
    fail(openSocket, new Error('no socket'));
    connect().close();
    await pass(0);
    expect(openPolling).not.toHaveBeenCalled();
  });

  it('is ignored once it was replaced', async () => {
    await open();
    const first = last();
    first.handlers.onLost();
    await pass(200);
    last().say(WELCOME);
    const before = heard.length;
    first.say({ type: 'Pong', number: 1, seq: 99 });
    expect(heard).toHaveLength(before);
  });
});

describe('where sockets are blocked', () => {
  it('requests are used instead (RT18)', async () => {
    fail(openSocket, new Error('no socket'));
    await open();
    expect(openPolling).toHaveBeenCalledTimes(1);
    expect(links.at(-1)).toBe('open');
  });

  it('sockets are not tried for a while', async () => {
    fail(openSocket, new Error('no socket'));
    await open();
    last().handlers.onLost();
    await pass(200);
    expect(openSocket).toHaveBeenCalledTimes(1);
    expect(openPolling).toHaveBeenCalledTimes(2);
    await pass(60_000);
    last().handlers.onLost();
    await pass(400);
    expect(vi.mocked(openSocket).mock.calls.length).toBeGreaterThan(1);
  });

  it('a refusal that is final ends it', async () => {
    fail(openSocket, new Error('no socket'));
    fail(openPolling, new RequestRefused('unknown_token'));
    connect();
    await pass(0);
    expect(endings).toEqual(['unknown_token']);
    expect(links.at(-1)).toBe('closed');
  });
});

describe('a Goodbye', () => {
  it('with a time to wait leads to a reconnect', async () => {
    await open();
    last().say({ type: 'Goodbye', code: 'try_again', retry_seconds: 1 });
    await pass(900);
    expect(lines).toHaveLength(1);
    await pass(200);
    expect(lines).toHaveLength(2);
    expect(endings).toEqual([]);
  });

  it('without one ends the connection', async () => {
    await open();
    last().say({ type: 'Goodbye', code: 'opened_elsewhere' });
    await pass(60_000);
    expect(lines).toHaveLength(1);
    expect(endings).toEqual(['opened_elsewhere']);
  });
});

describe('a device with several seats', () => {
  it('reconnects with the last requested seat', async () => {
    const connection = await open();
    connection.lookAs('p2');
    expect(last().sent).toEqual([{ type: 'LookAs', seat: 'p2' }]);
    last().handlers.onLost();
    await pass(200);
    expect(last().hello.seat).toBe('p2');
  });

  it('says for which seat an order is that was given during the handshake', async () => {
    const connection = connect();
    connection.lookAs('p2');
    void connection.order(READY);
    await pass(0);
    last().say(WELCOME);
    const [look, order] = last().sent;
    expect(look).toEqual({ type: 'LookAs', seat: 'p2' });
    expect(order).toMatchObject({ type: 'Order', command: READY });
    expect(last().sent.filter(({ type }) => type === 'LookAs')).toHaveLength(1);
  });
});

it('is silent when it is closed', async () => {
  const connection = await open();
  connection.close();
  page.dispatchEvent(new Event('online'));
  await pass(60_000);
  expect(lines).toHaveLength(1);
  expect(last().isClosed).toBe(true);
  expect(links.at(-1)).toBe('closed');
});
