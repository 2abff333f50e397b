// The log of a replay, with the frames of each line.

import { factsOf, withFacts, type LogLine } from '../../match/log/logLines';
import type { MatchView } from '../../protocol';
import type { ReplaySteps } from '../steps';

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

export function logOf(replay: ReplaySteps, frames: MatchView[]): ReplayLog {
  const entries: Entry[] = [];
  const said: LogLine[][] = [[]];
  let lines: LogLine[] = [];
  for (const [index, step] of replay.steps.entries()) {
    const after = withFacts(lines, factsOf(step, frames[index]!), step.why);
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
