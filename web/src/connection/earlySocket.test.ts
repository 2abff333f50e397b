import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openSocketEarly, takeSocket } from './earlySocket';

class Socket {
  static OPEN = 1;
  static made: Socket[] = [];
  readyState = 0;
  constructor(readonly address: URL) {
    Socket.made.push(this);
  }
  close(): void {
    this.readyState = 3;
  }
}

beforeEach(() => {
  Socket.made = [];
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { href: 'https://school.example/#seat=secret' });
});
afterEach(() => vi.unstubAllGlobals());

it('a socket that is on its way is used once', () => {
  openSocketEarly();
  expect(takeSocket()).toBe(Socket.made[0]);
  expect(takeSocket()).toBe(Socket.made[1]);
});

it('one that was lost on the way is replaced', () => {
  openSocketEarly();
  Socket.made[0]!.readyState = 3;
  expect(takeSocket()).toBe(Socket.made[1]);
});

it('one that has waited for long is replaced before the server hangs up', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  openSocketEarly();
  clock.mockReturnValue(6000);
  expect(takeSocket()).toBe(Socket.made[1]);
  expect(Socket.made[0]!.readyState).toBe(3);
  clock.mockRestore();
});

it('no token is part of its address', () => {
  openSocketEarly();
  expect(String(Socket.made[0]!.address)).toBe('wss://school.example/ws');
  takeSocket();
});
