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

it('an early socket is used once', () => {
  openSocketEarly();
  expect(takeSocket()).toBe(Socket.made[0]);
  expect(takeSocket()).toBe(Socket.made[1]);
});

it('a lost one is replaced', () => {
  openSocketEarly();
  Socket.made[0]!.readyState = 3;
  expect(takeSocket()).toBe(Socket.made[1]);
});

it('an old one is replaced before the server closes it', () => {
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
