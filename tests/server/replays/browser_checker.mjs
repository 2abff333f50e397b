// Runs the browser's check of the dice on files. Standard input: {"content": the content export,
// "files": [text…]}; standard output: what it found in each.
import { readFileSync } from 'node:fs';
import { checkReplay } from '../../../web/src/replay/check/check.ts';
import { contentForCheck } from '../../../web/src/replay/check/content.ts';
import { holds } from '../../../web/src/replay/check/report.ts';

const { content, files } = JSON.parse(readFileSync(0, 'utf8'));
const known = contentForCheck(content);
const found = files.map(file => {
  const check = checkReplay(new TextEncoder().encode(file), known);
  const { faults, facts, hasProof, rolls } = check;
  return { holds: holds(check), hasProof, faults, facts, rolls: rolls.length };
});
process.stdout.write(JSON.stringify(found));
