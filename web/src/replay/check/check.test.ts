import board from 'virtual:board';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkReplay, holds, type Check, type Item } from './check.ts';
import { contentForCheck } from './content.ts';

const content = contentForCheck(board);
const read = (name: string): string =>
  readFileSync(new URL(`../fixtures/${name}.jsonl`, import.meta.url), 'utf8');
const check = (file: string): Check => checkReplay(new TextEncoder().encode(file), content);

type Line = Record<string, any>; // eslint-disable-line -- whatever a tampered file holds
/** The file with something changed in its parsed lines. */
function tampered(name: string, change: (lines: Line[]) => void): Check {
  const lines = read(name)
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Line);
  change(lines);
  return check(lines.map(line => JSON.stringify(line)).join('\n') + '\n');
}
const failing = ({ results }: Check): Item[] =>
  (Object.keys(results) as Item[]).filter(item => results[item] === 'fails');
const entry = (lines: Line[], type: string): Line =>
  lines[0]!.proof.entries.find((one: Line) => JSON.parse(one.body).type === type);
function rewrite(lines: Line[], type: string, change: Line): void {
  const found = entry(lines, type);
  found.body = JSON.stringify({ ...JSON.parse(found.body), ...change });
}
const clashes = (lines: Line[]): Line[] => lines.filter(line => line.dice);

describe('a replay that nobody touched', () => {
  test.each(['drawn', 'with-bots', 'aborted'])('%s holds in everything', name => {
    const found = check(read(name));
    expect(found.faults).toEqual([]);
    expect(holds(found)).toBe(true);
  });

  test('says what was compared', () => {
    const { facts, results, rolls } = check(read('drawn'));
    expect(facts).toMatchObject({ seats: 3, shares: 2, draws: 6, clashes: 8, taken_back: 6 });
    expect(Object.values(results)).not.toContain('none');
    expect(rolls).toHaveLength(8);
  });

  test('holds with spaces, other orders of keys and keys that nobody knows', () => {
    const found = tampered('drawn', lines => {
      for (const [index, { n, player, ...rest }] of lines.entries())
        if (index > 0 && n) lines[index] = { more: [1.5, null], ...rest, player, n };
    });
    expect(found.faults).toEqual([]);
  });
});

describe('every kind of tampering is found', () => {
  const KINDS: [string, Item, (lines: Line[]) => void][] = [
    ['a secret that was not promised', 'promise', lines => (lines[0]!.proof.secret = '0'.repeat(64))],
    ['another promise', 'promise', lines => rewrite(lines, 'Created', { commitment: '0'.repeat(64) })],
    ['another secret shown', 'promise', lines => rewrite(lines, 'SecretShown', { secret: '0'.repeat(64) })],
    ['a share that was not promised', 'shares', lines => rewrite(lines, 'ContributionRevealed', { contribution: '0'.repeat(32) })],
    ['a share left out', 'shares', lines => rewrite(lines, 'MatchStarted', { contributions: [] })],
    ['another order of play', 'order', lines => lines[0]!.order.reverse()],
    ['another card', 'deal', lines => (lines[0]!.objectives.p1 = lines[0]!.objectives.p2)],
    ['another promise of a card', 'cards', lines => rewrite(lines, 'MatchStarted', { cards: {} })],
    ['other options', 'header', lines => (lines[0]!.options.turns = 9)],
    ['another Continent drawn', 'draws', lines => (lines[1]!.drawn = lines[1]!.drawn === 'asia' ? 'africa' : 'asia')],
    ['another die', 'rolls', lines => (clashes(lines)[2]!.dice.attacker[0] = (clashes(lines)[2]!.dice.attacker[0] % 6) + 1)],
    ['a die more', 'rolls', lines => clashes(lines)[0]!.dice.defender.push(6)],
    ['dice in another order', 'rolls', lines => { const { dice } = clashes(lines).find(({ dice }) => new Set(dice.attacker).size > 1)!; dice.attacker.reverse(); }],
    ['dice moved to a move without a Clash', 'rolls', lines => { lines.find(line => line.action?.type === 'Move' && !line.dice)!.dice = { attacker: [6], defender: [1] }; }],
    ['somebody else acting', 'chain', lines => (lines[30]!.by = 'bot')],
    ['another Territory', 'chain', lines => (lines.findLast(line => line.action?.type === 'PlaceAsset')!.action.territory = 'peru')],
    ['a line left out', 'chain', lines => lines.splice(20, 1)],
    ['two lines swapped', 'chain', lines => { [lines[20], lines[21]] = [lines[21]!, lines[20]!]; }],
    ['an entry left out', 'chain', lines => lines[0]!.proof.entries.splice(2, 1)],
    ['another head', 'chain', lines => (lines[0]!.proof.head = '0'.repeat(64))],
    ['a taking back of something else', 'taken_back', lines => rewrite(lines, 'ActionTakenBack', { entry: 1 })],
    ['a roll hidden as taken back', 'taken_back', lines => rewrite(lines, 'ActionPlayed', { dice: [1, 6] })],
    ['an unknown scheme', 'file', lines => (lines[0]!.proof.scheme = 'rawsiko-dice-0')],
    ['another board', 'file', lines => (lines[0]!.content = 'sha256:0')],
    ['a number without its line', 'file', lines => delete lines[4]!.q],
    ['no entries at all', 'file', lines => (lines[0]!.proof = [])],
  ]; // prettier-ignore

  test.each(KINDS)('%s (%s)', (_, item, change) => {
    const found = tampered('drawn', change);
    expect(holds(found)).toBe(false);
    expect(failing(found)).toContain(item);
  });

  test('a wrong die is named with its line and the right dice', () => {
    let line = 0;
    let right = '';
    const found = tampered('with-bots', lines => {
      line = lines.indexOf(clashes(lines)[3]!) + 1;
      const { dice } = lines[line - 1]!;
      right = `${dice.attacker.join(' ')} / ${dice.defender.join(' ')}`;
      dice.defender[0] = (dice.defender[0] % 6) + 1;
    });
    expect(found.faults[0]).toEqual({
      ...{ item: 'rolls', line, code: 'roll', details: { expected: right } },
    });
  });
});

test('a replay without a proof says so', () => {
  const found = tampered('drawn', lines => delete lines[0]!.proof);
  expect(found.hasProof).toBe(false);
  expect(holds(found)).toBe(false);
  expect(found.faults).toEqual([]);
});

test.each([
  '',
  '\n',
  '[]',
  '{"proof":1}',
  '{"proof":{}}',
  '\u0000',
  '{"a":1,"a":2}',
  '['.repeat(5000),
])('what is no replay does not throw: %j', file => expect(holds(check(file))).toBe(false));

test('no change of any byte goes unnoticed or throws', () => {
  const bytes = new TextEncoder().encode(read('aborted'));
  const marks = '0129afpx"{}[],:';
  for (let at = 11; at < bytes.length; at += 97) {
    const changed = bytes.slice();
    const before = String.fromCharCode(changed[at]!);
    const after = marks[(at * 7) % marks.length]!;
    if (before === after) continue;
    changed[at] = after.charCodeAt(0);
    const found = checkReplay(changed, content);
    // Outside the journal stand only the numbers of the lines and the end line: the rules' part.
    if (holds(found)) expect(partOfRules(bytes, at)).toBe(true);
  }
});

function partOfRules(bytes: Uint8Array, at: number): boolean {
  const text = new TextDecoder().decode(bytes);
  const begin = text.lastIndexOf('\n', at - 1) + 1;
  const line = text.slice(begin, text.indexOf('\n', begin));
  const number = /^\{"n":\d+/.exec(line)?.[0].length ?? 0;
  return line.startsWith('{"end"') || at - begin < number || begin === 0;
}
