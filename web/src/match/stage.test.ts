import { expect, test } from 'vitest';
import type { MatchView } from '../protocol';
import { Stage } from './stage.svelte';

const at = (phase: object, turn = 2): MatchView => ({ phase, turn }) as MatchView;

test('what is not so any more is not said any more', () => {
  const stage = new Stage();
  stage.add([{ kind: 'yourTurn', phase: 'act', assets: 0 }]);
  stage.outdate(at({ type: 'ActionPhase', player: 'p1' }), 'p1');
  expect(stage.now?.kind).toBe('yourTurn');
  stage.outdate(at({ type: 'ActionPhase', player: 'p2' }), 'p1');
  expect(stage.now).toBeNull();
});

test('the end leaves only who went under', () => {
  const stage = new Stage();
  stage.add([
    { kind: 'turn', turn: 2, isLast: true },
    { kind: 'eliminated', player: 'p2', isYou: false },
  ]);
  stage.outdate(at({ type: 'Finished' }), 'p1');
  expect(stage.now?.kind).toBe('eliminated');
});
