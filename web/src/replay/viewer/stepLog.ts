// The log of a replay, with the frames of each line.

import { logLinesOf, type LogLine } from '../../match/log/logLines';
import type { Step } from '../../table/matchStore.svelte';

export interface Entry {
  line: LogLine;
  /** Placings that belong together share a line, and so several frames do. */
  first: number;
  last: number;
}
export interface ReplayLog {
  entries: Entry[];
  /** The lines shown at each frame. */
  said: LogLine[][];
}

export function logOf(steps: Step[]): ReplayLog {
  const entries: Entry[] = [];
  const said: LogLine[][] = [[]];
  let lines: LogLine[] = [];
  for (const index of steps.keys()) {
    const after = logLinesOf(steps.slice(0, index + 1));
    const frame = index + 1;
    const isJoined = lines.length > 0 && after[lines.length - 1] !== lines.at(-1);
    const from = isJoined ? lines.length - 1 : lines.length;
    if (isJoined) entries[from] = { ...entries[from]!, line: after[from]!, last: frame };
    for (const line of after.slice(lines.length)) entries.push({ line, first: frame, last: frame });
    said.push(after.slice(from));
    lines = after;
  }
  return { entries, said };
}
