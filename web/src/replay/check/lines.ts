// Splits a file into lines and decodes them, strictly, as docs/replay.md says.

import { Malformed } from './strict.ts';

/** Lines end in a line feed, which is optional in the last one. */
export function linesOf(file: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let begin = 0;
  for (let end = file.indexOf(10); end >= 0; end = file.indexOf(10, begin)) {
    lines.push(file.subarray(begin, end));
    begin = end + 1;
  }
  if (begin < file.length || lines.length === 0) lines.push(file.subarray(begin));
  return lines;
}

export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Malformed('UTF-8');
  }
}
