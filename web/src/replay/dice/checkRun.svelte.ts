// Runs the check in time slices, so that the page stays responsive.

import { checking } from '../check/check.ts';
import type { Check } from '../check/report.ts';
import { contentForCheck } from '../check/content.ts';
import { world } from '../../world/world.ts';

const SLICE_MILLISECONDS = 12;

export class CheckRun {
  progress = $state(0);
  check = $state.raw<Check | null>(null);
  private isStopped = false;

  constructor(file: Uint8Array) {
    const steps = checking(file, contentForCheck(world().content));
    const run = (): void => {
      const until = performance.now() + SLICE_MILLISECONDS;
      while (!this.isStopped && performance.now() < until) {
        const step = steps.next();
        if (step.done) {
          this.progress = 1;
          this.check = step.value;
          return;
        }
        this.progress = step.value;
      }
      if (!this.isStopped) setTimeout(run, 0);
    };
    setTimeout(run, 0);
  }

  stop(): void {
    this.isStopped = true;
  }
}
