import { beforeEach, expect, it, vi } from 'vitest';
import { saveClass } from './classTokens';
import { forgetTable, saveCredentials } from './credentials';
import { replayLinkOf, replayTokenFor } from './replayLinks';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
});

it("a guest's link to a replay names the table, not the seat's token", () => {
  saveCredentials('table1', { seats: { p1: 'seat-token' } });
  expect(replayLinkOf('table1')).toBe('table1');
  expect(replayTokenFor('table1')).toBe('seat-token');
});

it("the host's link has the token that is meant for sharing", () => {
  saveCredentials('table1', { host: 'host-token', replay: 'replay-token' });
  expect(replayLinkOf('table1')).toBe('replay-token');
  expect(replayTokenFor('replay-token')).toBe('replay-token');
});

it('a spectator has no link', () => {
  saveCredentials('table1', { spectator: 'spectator-token' });
  expect(replayLinkOf('table1')).toBeNull();
  forgetTable('table1');
  expect(replayLinkOf('table1')).toBeNull();
});

it("a pupil's link names the class", () => {
  saveClass('class1', { member: 'member-token' });
  expect(replayTokenFor('class1')).toBe('member-token');
});
