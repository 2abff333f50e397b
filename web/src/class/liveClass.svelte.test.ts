import { flushSync } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Listener } from '../connection/connection';
import { toast } from '../parts/toasts.svelte';
import { classSeats } from './classApi';
import type { ClassView, Member, ServerMessage } from '../protocol';
import { LiveClass } from './liveClass.svelte';
import { requestSeats } from './pupil/seats.svelte';

const texts = $state({ language: 'en' });
let listener: Listener;
const sent = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ type: 'Applied' }));
vi.mock('../connection/connection', () => ({
  Connection: class {
    constructor(_tokens: string[], _seat: string | null, given: Listener) {
      listener = given;
    }
    classOrder = sent;
    close(): void {}
  },
}));
vi.mock('../parts/toasts.svelte', () => ({ toast: vi.fn<typeof toast>() }));
vi.mock('../texts/texts.svelte', () => ({ say: (id: string) => `${id} ${texts.language}` }));
vi.mock('./classApi', () => ({ classSeats: vi.fn<typeof classSeats>() }));

const MEMBER = { id: 'm1', table: 1, seats: ['p1'], company: 3 } as unknown as Member;
const view = (more: Partial<ClassView> = {}): ClassView =>
  ({ id: 'c', status: 'playing', members: [MEMBER], tables: [], ...more }) as unknown as ClassView;
const say = (message: unknown): void => listener.onMessage(message as ServerMessage);
const open = (): LiveClass => {
  const live = new LiveClass('token');
  say({ type: 'ClassSnapshot', now: 0, role: 'member', member: 'm1', view: view() });
  return live;
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});

it('a nudge is told once, whatever texts are loaded later', () => {
  const live = open();
  const stop = $effect.root(() => {
    $effect(() => void live.view);
  });
  say({ type: 'Nudged' });
  flushSync();
  texts.language = 'de';
  flushSync();
  expect(toast).toHaveBeenCalledTimes(1);
  stop();
  live.close();
});

it('knows that the server can save again from the answer to a command', () => {
  const live = open();
  say({ type: 'Refused', id: '1', code: 'cannot_save' });
  expect(live.canSave).toBe(false);
  say({ type: 'Applied', id: '1', seq: 2 });
  expect(live.canSave).toBe(true);
  live.close();
});

it('a seat is asked for once, whatever the class tells meanwhile', async () => {
  const live = open();
  const tables: string[] = [];
  vi.mocked(classSeats).mockResolvedValue({ table: 't', number: 1, seats: [] });
  const stop = $effect.root(() => {
    requestSeats(live, 'token', {
      onTable: table => tables.push(table),
      onTrouble: () => undefined,
    });
  });
  flushSync();
  for (let message = 0; message < 10; message++) {
    say({ type: 'ClassTold', view: view() });
    flushSync();
  }
  await vi.waitFor(() => expect(tables).toEqual(['t']));
  expect(classSeats).toHaveBeenCalledTimes(1);
  stop();
  live.close();
});

it('a seat is not asked for before there is one', () => {
  const live = open();
  const stop = $effect.root(() => {
    requestSeats(live, 'token', { onTable: () => undefined, onTrouble: () => undefined });
  });
  say({ type: 'ClassTold', view: view({ members: [{ ...MEMBER, seats: [] }] }) });
  flushSync();
  expect(classSeats).not.toHaveBeenCalled();
  stop();
  live.close();
});

it('a pupil who is removed is away at once, and can be taken back for ten seconds', () => {
  vi.useFakeTimers();
  const live = open();
  live.remove(MEMBER);
  expect(live.members).toEqual([]);
  vi.advanceTimersByTime(9999);
  live.undoRemoval();
  vi.advanceTimersByTime(60_000);
  expect(live.members).toEqual([MEMBER]);
  expect(sent).not.toHaveBeenCalled();
  live.remove(MEMBER);
  vi.advanceTimersByTime(10_000);
  expect(sent).toHaveBeenCalledWith({ type: 'RemoveMember', member: 'm1' });
  live.close();
  vi.useRealTimers();
});

it('a pupil who is removed has left before the next command', () => {
  const live = open();
  live.remove(MEMBER);
  void live.order({ type: 'StartTables' });
  expect(sent.mock.calls).toEqual([
    [{ type: 'RemoveMember', member: 'm1' }],
    [{ type: 'StartTables' }],
  ]);
  live.close();
  expect(sent).toHaveBeenCalledTimes(2);
});
