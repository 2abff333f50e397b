// “Why not my move?” in a replay: about what was played at a step, or another action that was legal.

import { post } from '../../connection/api';
import { RequestRefused } from '../../connection/refused';
import type { Comparison, MatchView, Options, Yours } from '../../protocol';
import { assetsOn, isClash, territoriesOf } from '../../table/facts';
import type { Action } from '../../table/liveTable.svelte';
import { world } from '../../world/world';
import { retried } from '../retried';

const PAUSE = 700; // milliseconds
const MOST_IN_A_CLASH = 3; // R4.6
const DRAWN = ['DrawContinent', 'OpenNews'];

export class WhyNot {
  /** Of the file, without the proof of its dice, which no answer needs. */
  private readonly lines: string[];
  private answers = $state.raw<ReadonlyMap<string, Comparison | { code: string }>>(new Map());
  private request = $state.raw<string | null>(null);

  constructor(file: Uint8Array) {
    const [header, ...rest] = new TextDecoder().decode(file).split('\n');
    const written = JSON.parse(header!) as { proof?: unknown };
    delete written.proof;
    this.lines = [JSON.stringify(written), ...rest];
  }

  /** What a player chose after so many steps; null if nobody had a choice. */
  played(frame: number): Action | null {
    const line = JSON.parse(this.lines[frame + 1] || '{}') as { player?: string; action?: Action };
    if (!line.player || !line.action || DRAWN.includes(line.action.type)) return null;
    return { ...line.action, player: line.player };
  }

  about(frame: number, action: Action): Comparison | { code: string } | null {
    return this.answers.get(keyOf(frame, action)) ?? null;
  }

  isThinking(frame: number, action: Action): boolean {
    return this.request === keyOf(frame, action);
  }

  async ask(frame: number, action: Action): Promise<void> {
    if (this.request !== null) return;
    const key = keyOf(frame, action);
    this.request = key;
    const lines = this.lines.slice(0, frame + 1);
    const replay = lines.map(line => `${line}\n`).join('');
    const asked = () => post<Comparison>('/api/replays/why-not', { replay, action });
    const answer = await retried(asked, PAUSE).catch((error: unknown) => ({
      code: error instanceof RequestRefused ? error.code : 'server_fault',
    }));
    this.request = null;
    this.answers = new Map([...this.answers, [key, answer]]);
  }
}

const keyOf = (frame: number, action: Action): string => JSON.stringify([frame, action]);

/** Every Move that was legal in this Action Phase (R4.4 to R4.9). */
export function movesIn(match: MatchView, options: Options): Yours {
  const { phase } = match;
  const origins: Record<string, Record<string, number>> = {};
  if (phase.type === 'ActionPhase')
    for (const origin of territoriesOf(match, phase.player)) {
      const stays = options.leave_one_behind ? 1 : 0;
      const ready = Math.min(phase.ready[origin] ?? 0, assetsOn(match, origin) - stays);
      if (ready < 1) continue;
      const most = (target: string): number =>
        isClash(match, origin, target) ? Math.min(ready, MOST_IN_A_CLASH) : ready;
      const { neighbours } = world().territories[origin]!;
      origins[origin] = Object.fromEntries(neighbours.map(one => [one, most(one)]));
    }
  return { type: 'Yours', moves: { type: 'Moves', origins } };
}
