import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dialAhead, dialled } from './dial';

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
  dialAhead();
  expect(dialled()).toBe(Socket.made[0]);
  expect(dialled()).toBe(Socket.made[1]);
});

it('one that was lost on the way is replaced', () => {
  dialAhead();
  Socket.made[0]!.readyState = 3;
  expect(dialled()).toBe(Socket.made[1]);
});

it('one that has waited for long is replaced before the server hangs up', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  dialAhead();
  clock.mockReturnValue(6000);
  expect(dialled()).toBe(Socket.made[1]);
  expect(Socket.made[0]!.readyState).toBe(3);
  clock.mockRestore();
});

it('no token is part of its address', () => {
  dialAhead();
  expect(String(Socket.made[0]!.address)).toBe('wss://school.example/ws');
  dialled();
});
