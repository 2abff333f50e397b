// Announces important log lines to screen readers, several at once.

import { announce } from '../parts/announcements.svelte';
import type { Player } from '../table/scene';
import type { Fact, LogLine } from './log/logLines';
import { tell } from './log/logText';

const SILENT: Fact['type'][] = ['InvestmentsReceived', 'Stopped'];
const BREATH = 250;
/** Lines grow while a player places Assets. After this time without a change they are read. */
const FINISHED = 1500;
/** Longer announcements are cut; the log has the rest. */
const MOST_CHARACTERS = 200;

export class Announcer {
  private waiting: string[] = [];
  private growing = new Map<number, string>(); // by the number of the line
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lineTimer: ReturnType<typeof setTimeout> | undefined;

  /** Announces new lines, and those that grew, when they are finished. */
  lines(before: LogLine[], after: LogLine[], players: Player[], turns: number): void {
    const known = new Set(before);
    for (const line of after.slice(-8))
      if (!known.has(line) && !SILENT.includes(line.type))
        this.growing.set(line.number, tell(line, players, turns));
    if (this.growing.size === 0) return;
    clearTimeout(this.lineTimer);
    this.lineTimer = setTimeout(() => this.flushLines(), FINISHED);
  }

  say(text: string): void {
    this.waiting.push(text);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), BREATH);
  }

  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.lineTimer);
  }

  private flush(): void {
    announce(this.waiting.join(' '));
    this.waiting = [];
  }

  private flushLines(): void {
    announce(newest([...this.growing.values()]));
    this.growing.clear();
  }
}

/** As many of the last lines as fit. */
function newest(lines: string[]): string {
  let text = '';
  for (const line of [...lines].reverse()) {
    const longer = text ? `${line} ${text}` : line;
    if (longer.length > MOST_CHARACTERS) break;
    text = longer;
  }
  return text || `${lines.at(-1)!.slice(0, MOST_CHARACTERS - 1)}…`;
}
