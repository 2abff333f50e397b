import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Hello, ServerMessage } from '../protocol';
import { RequestRefused } from './refused';
import { openPolling, openSocket } from './transports';

const HELLO: Hello = { type: 'Hello', version: 1, tokens: ['t'] };
const PONG: ServerMessage = { type: 'Pong', number: 1, seq: 1 };

let heard: ServerMessage[];
let losses: number;
const handlers = {
  onMessage: (message: ServerMessage) => void heard.push(message),
  onLost: () => void losses++,
};

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: string[] = [];
  isClosed = false;
  onopen = () => undefined as void;
  onclose = () => undefined as void;
  onerror = () => undefined as void;
  onmessage = (_: { data: string }) => undefined as void;
  constructor(readonly url: URL) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.isClosed = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  [heard, losses] = [[], 0];
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { href: 'http://192.168.1.7:8000/#table=1' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a socket', () => {
  const opened = async () => {
    const line = openSocket(HELLO, handlers);
    const socket = FakeSocket.all[0]!;
    socket.onopen();
    socket.onmessage({ data: JSON.stringify(PONG) });
    return { line: await line, socket };
  };

  it('sends Hello, and is open when it is answered', async () => {
    const { line, socket } = await opened();
    expect(socket.url.href).toBe('ws://192.168.1.7:8000/ws');
    expect(JSON.parse(socket.sent[0]!)).toEqual(HELLO);
    expect(heard).toEqual([PONG]);
    line.send({ type: 'Ping', number: 2 });
    expect(JSON.parse(socket.sent[1]!)).toEqual({ type: 'Ping', number: 2 });
  });

  it('is given up after five seconds', async () => {
    const line = openSocket(HELLO, handlers);
    const refused = expect(line).rejects.toThrow('no socket');
    await vi.advanceTimersByTimeAsync(5000);
    await refused;
    expect(FakeSocket.all[0]?.isClosed).toBe(true);
  });

  it('is rejected if it closes before the first message', async () => {
    const line = openSocket(HELLO, handlers);
    const refused = expect(line).rejects.toThrow('no socket');
    FakeSocket.all[0]!.onclose();
    await refused;
    expect(losses).toBe(0);
  });

  it('reports a loss once, but not after we closed it', async () => {
    const { socket } = await opened();
    socket.onerror();
    socket.onclose();
    expect(losses).toBe(1);
    const other = openSocket(HELLO, handlers);
    const second = FakeSocket.all[1]!;
    second.onmessage({ data: JSON.stringify(PONG) });
    (await other).close();
    second.onclose();
    second.onmessage({ data: JSON.stringify(PONG) });
    expect(losses).toBe(1);
    expect(heard).toHaveLength(2);
  });
});

describe('polling', () => {
  type Ask = { path: string; body: { messages?: unknown[]; wait?: number } };
  let asks: Ask[];
  let answers: ((body: unknown, status?: number) => void)[];

  beforeEach(() => {
    [asks, answers] = [[], []];
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
      asks.push({ path, body: JSON.parse(init.body as string) as Ask['body'] });
      return new Promise((resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        answers.push((body, status = 200) =>
          resolve(new Response(JSON.stringify(body), { status })),
        );
      });
    });
  });
  const pass = () => vi.advanceTimersByTimeAsync(0);

  const opened = async () => {
    const line = openPolling(HELLO, handlers);
    answers[0]!({ conversation: 'c', messages: [PONG] }, 201);
    const there = await line;
    await pass();
    return there;
  };

  it('delivers waiting messages, then polls for more', async () => {
    await opened();
    expect(heard).toEqual([PONG]);
    expect(asks[1]).toEqual({ path: '/poll/c', body: { messages: [], wait: 20 } });
    answers[1]!({ messages: [PONG], is_over: false });
    await pass();
    expect(heard).toHaveLength(2);
    expect(asks).toHaveLength(3);
  });

  it('sends queued messages in one request', async () => {
    const line = await opened();
    line.send({ type: 'Ping', number: 1 });
    line.send({ type: 'Ping', number: 2 });
    line.send({ type: 'Ping', number: 3 });
    await pass();
    answers[2]!({ messages: [], is_over: false });
    await pass();
    expect(asks.slice(2).map(({ body }) => body.messages?.length)).toEqual([1, 2]);
  });

  it('reports a loss once', async () => {
    const line = await opened();
    line.send({ type: 'Ping', number: 1 });
    await pass();
    answers[1]!({ code: 'unknown_conversation' }, 404);
    answers[2]!({ code: 'unknown_conversation' }, 404);
    await pass();
    expect(losses).toBe(1);
    expect(asks).toHaveLength(3);
  });

  it('is silent when we closed it', async () => {
    const line = await opened();
    line.close();
    answers[1]!({ messages: [PONG], is_over: true });
    await pass();
    expect(heard).toHaveLength(1);
    expect(losses).toBe(0);
    expect(asks).toHaveLength(2);
  });

  it('is given up after eight seconds without an answer', async () => {
    const line = openPolling(HELLO, handlers);
    const refused = expect(line).rejects.toEqual(new RequestRefused('unreachable'));
    await vi.advanceTimersByTimeAsync(8000);
    await refused;
    expect(losses).toBe(0);
  });

  it('is refused with the code of the server', async () => {
    const line = openPolling(HELLO, handlers);
    answers[0]!({ code: 'unknown_token' }, 401);
    await expect(line).rejects.toEqual(new RequestRefused('unknown_token'));
  });
});
