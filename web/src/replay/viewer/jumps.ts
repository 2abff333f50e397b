// The jumps of the playback, with their buttons and keys.

import StepBack from '~icons/tabler/chevron-left';
import StepForward from '~icons/tabler/chevron-right';
import TurnBack from '~icons/tabler/chevrons-left';
import TurnForward from '~icons/tabler/chevrons-right';
import ToEnd from '~icons/tabler/player-skip-forward';
import ToStart from '~icons/tabler/player-skip-back';
import type { Component } from 'svelte';
import type { Playback } from './playback.svelte';

export interface Jump {
  text: string;
  tip: string;
  /** As in `aria-keyshortcuts`. */
  keys: string;
  Icon: Component<{ class?: string }>;
  /** Hidden on narrow screens. */
  isEdge?: boolean;
  go: (playback: Playback) => void;
}

const SHIFT_LEFT = 'Shift+ArrowLeft PageUp';
const SHIFT_RIGHT = 'Shift+ArrowRight PageDown';
// prettier-ignore
export const BACK: Jump[] = [
  { text: 'web-replay-to-start', tip: 'Home', keys: 'Home', Icon: ToStart, isEdge: true, go: one => one.show(0) },
  { text: 'web-replay-turn-back', tip: '⇧ ←', keys: SHIFT_LEFT, Icon: TurnBack, go: one => one.turnBack() },
  { text: 'web-replay-step-back', tip: '←', keys: 'ArrowLeft', Icon: StepBack, go: one => one.show(one.frame - 1) },
];
// prettier-ignore
export const FORWARD: Jump[] = [
  { text: 'web-replay-step-forward', tip: '→', keys: 'ArrowRight', Icon: StepForward, go: one => one.show(one.frame + 1) },
  { text: 'web-replay-turn-forward', tip: '⇧ →', keys: SHIFT_RIGHT, Icon: TurnForward, go: one => one.turnForward() },
  { text: 'web-replay-to-end', tip: 'End', keys: 'End', Icon: ToEnd, isEdge: true, go: one => one.show(one.last) },
];

/** The jump of a key such as `Shift+ArrowLeft`. */
export const jumpOf = (key: string): Jump | undefined =>
  [...BACK, ...FORWARD].find(({ keys }) => keys.split(' ').includes(key));
