// Announces important log lines to screen readers, several at once.

import { announce } from '../parts/announcements.svelte';
import type { Player } from '../table/scene';
import type { Fact, LogLine } from './log/logLines';
import { tell } from './log/logText';

const SILENT: Fact['kind'][] = ['received', 'stopped'];
const BREATH = 250;

export class Announcer {
  private waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Announces new or extended lines. */
  lines(before: LogLine[], after: LogLine[], players: Player[], turns: number): void {
    const known = new Set(before);
    for (const line of after.slice(-8))
      if (!known.has(line) && !SILENT.includes(line.kind)) this.say(tell(line, players, turns));
  }

  say(text: string): void {
    this.waiting.push(text);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), BREATH);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private flush(): void {
    announce(this.waiting.join(' '));
    this.waiting = [];
  }
}
