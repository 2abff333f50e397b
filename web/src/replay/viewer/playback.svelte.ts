// Playback of a replay.

import type { MatchView } from '../../protocol';
import { MatchStore } from '../../table/matchStore.svelte';
import { stopAfter, stopBefore, stopsOf, timeFor } from './frames';
import type { ReplaySteps } from '../steps';

/** `isStep`: from the previous frame, so that it can be animated. */
export type FrameListener = (frame: number, isStep: boolean) => void;

export class Playback {
  readonly store = new MatchStore();
  readonly last: number;
  private readonly stops: number[];
  private timer: ReturnType<typeof setTimeout> | undefined;

  frame = $state(0);
  isPlaying = $state(false);
  speed = $state<number>(1);

  constructor(
    private readonly replay: ReplaySteps,
    private readonly onFrame: FrameListener,
  ) {
    this.store.replace(replay.match, replay.steps);
    this.last = replay.steps.length;
    this.stops = stopsOf(replay);
  }

  /** The position after `frame` steps. */
  get match(): MatchView {
    return this.frame ? this.store.steps[this.frame - 1]!.after : this.replay.match;
  }

  show(frame: number): void {
    this.pause();
    this.goTo(frame);
  }

  turnForward(): void {
    this.show(stopAfter(this.stops, this.frame));
  }

  turnBack(): void {
    this.show(stopBefore(this.stops, this.frame));
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** From the beginning, if it is over. */
  play(): void {
    if (this.frame === this.last) this.goTo(0);
    this.isPlaying = true;
    this.wait(0);
  }

  pause(): void {
    clearTimeout(this.timer);
    this.isPlaying = false;
  }

  /** Waits before the next step. */
  private wait(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.run(), milliseconds / this.speed);
  }

  private run(): void {
    if (!this.isPlaying) return;
    this.goTo(this.frame + 1);
    if (this.frame === this.last) this.isPlaying = false;
    else this.wait(timeFor(this.replay.steps[this.frame - 1]!.events));
  }

  private goTo(frame: number): void {
    const before = this.frame;
    this.frame = Math.min(this.last, Math.max(0, frame));
    if (this.frame !== before) this.onFrame(this.frame, this.frame === before + 1);
  }
}
