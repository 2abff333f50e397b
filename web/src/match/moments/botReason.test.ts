import { expect, test, vi } from 'vitest';
import type { MatchView } from '../../protocol';
import type { Step } from '../../table/matchStore.svelte';
import type { Player, Scene } from '../../table/scene';
import { botActs, BotReasonState } from './botReason.svelte';

const match = (player: string): MatchView =>
  ({ phase: { type: 'ActionPhase', player, ready: {} } }) as unknown as MatchView;
const players = [
  { id: 'p1', kind: 'person', isStandIn: false },
  { id: 'p2', kind: 'bot', isStandIn: false },
  { id: 'p3', kind: 'person', isStandIn: true },
] as Player[];
const scene = (player: string): Scene => ({ match: match(player), players }) as Scene;
const step = (act: string, player: string): Step =>
  ({ told: { why: { act, why: 'room' } }, before: match(player) }) as unknown as Step;

test('bots and stand-ins can be hurried, people cannot', () => {
  expect(['p1', 'p2', 'p3'].map(id => botActs(scene(id)))).toEqual([false, true, true]);
});

test('hurrying is requested once until a person has to decide', () => {
  const botReason = new BotReasonState();
  const send = vi.fn();
  botReason.hurry(scene('p1'), send);
  expect(send).not.toHaveBeenCalled();
  botReason.hurry(scene('p2'), send);
  botReason.hurry(scene('p2'), send);
  expect(send).toHaveBeenCalledOnce();
});

test('the reason belongs to the acting player; the end of a phase has none', () => {
  const botReason = new BotReasonState();
  botReason.hear(step('attack', 'p2'));
  botReason.hear(step('stop', 'p3'));
  expect(botReason.now).toMatchObject({ player: 'p2', why: { act: 'attack' } });
});
