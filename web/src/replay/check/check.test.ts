import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Dice } from './board.ts';
import { checkReplay } from './check.ts';
import { holds, type Check, type Item } from './report.ts';
import { contentForCheck } from './content.ts';
import { testWorld } from '../../world/testBoard.ts';

const board = testWorld.content;
const content = contentForCheck(board);
const read = (name: string): string =>
  readFileSync(new URL(`../fixtures/${name}.jsonl`, import.meta.url), 'utf8');
const check = (file: string): Check => checkReplay(new TextEncoder().encode(file), content);

/** The fields that the edits below change. */
interface ActionLine {
  n?: number;
  q?: number;
  player?: string;
  by?: string;
  drawn?: string;
  action?: { type: string; territory?: string };
  dice?: Dice;
}
interface Header {
  content: string;
  order: string[];
  objectives: Record<string, string>;
  options: { turns: number };
  proof?: unknown;
}
interface Proof {
  scheme: string;
  secret: string;
  head: string;
  entries: { q: number; body: string }[];
}
interface Match {
  header: Header;
  proof: Proof;
  /** The first is on line 2 of the file. */
  lines: ActionLine[];
}

/** The file with something changed in it. */
function tampered(name: string, change: (match: Match) => void): Check {
  const [first, ...rest] = read(name).trimEnd().split('\n');
  const header = JSON.parse(first!) as Header;
  const lines = rest.map(line => JSON.parse(line) as ActionLine);
  change({ header, proof: header.proof as Proof, lines });
  return check([header, ...lines].map(line => JSON.stringify(line)).join('\n'));
}

const failing = ({ results }: Check): Item[] =>
  (Object.keys(results) as Item[]).filter(item => results[item] === 'fails');

/** Puts other values into the first entry of a kind. */
function rewrite({ proof }: Match, type: string, change: object): void {
  const bodies = proof.entries.map(({ body }) => JSON.parse(body) as { type: string });
  const index = bodies.findIndex(body => body.type === type);
  proof.entries[index]!.body = JSON.stringify({ ...bodies[index], ...change });
}

const allDice = ({ lines }: Match): Dice[] => lines.flatMap(({ dice }) => dice ?? []);
const next = (face: number): number => (face % 6) + 1;
const ZEROS = '0'.repeat(64);

describe('a replay that nobody touched', () => {
  test.each(['drawn', 'with-bots', 'aborted', 'kept-time'])('%s holds in everything', name => {
    const found = check(read(name));
    expect(found.faults).toEqual([]);
    expect(holds(found)).toBe(true);
  });

  test('says what was compared', () => {
    const { facts, results, rolls } = check(read('drawn'));
    expect(facts).toMatchObject({ seats: 3, shares: 2, draws: 6, clashes: 6, taken_back: 2 });
    expect(Object.values(results)).not.toContain('none');
    expect(rolls).toHaveLength(6);
  });

  test('holds with spaces, other orders of keys and keys that nobody knows', () => {
    const found = tampered('drawn', ({ lines }) => {
      for (const [index, { n, player, ...rest }] of lines.entries())
        if (n && player) lines[index] = { more: [1.5, null], ...rest, player, n } as ActionLine;
    });
    expect(found.faults).toEqual([]);
  });
});

test.each([
  ['another last Turn', { type: 'SetLastTurn', turn: 4 }],
  ['a bell instead', { type: 'StopAtBell' }],
])('%s set by the host is found', (_, host) => {
  const found = tampered('kept-time', ({ lines }) => {
    (lines.find(line => 'host' in line) as { host: object }).host = host;
  });
  expect(failing(found)).toEqual(['chain']);
});

describe('every kind of tampering is found', () => {
  const KINDS: [string, Item, (match: Match) => void][] = [
    ['a secret that was not promised', 'promise', ({ proof }) => void (proof.secret = ZEROS)],
    ['another promise', 'promise', match => rewrite(match, 'Created', { commitment: ZEROS })],
    ['another secret shown', 'promise', match => rewrite(match, 'SecretShown', { secret: ZEROS })],
    [
      'a share that was not promised',
      'shares',
      match => rewrite(match, 'ContributionRevealed', { contribution: '0'.repeat(32) }),
    ],
    ['a share left out', 'shares', match => rewrite(match, 'MatchStarted', { contributions: [] })],
    ['another order of play', 'order', ({ header }) => void header.order.reverse()],
    ['another card', 'deal', ({ header: { objectives } }) => void (objectives.p1 = objectives.p2!)],
    ['another promise of a card', 'cards', match => rewrite(match, 'MatchStarted', { cards: {} })],
    ['other options', 'header', ({ header }) => void (header.options.turns = 9)],
    [
      'another Continent drawn',
      'draws',
      ({ lines: [line] }) => void (line!.drawn = line!.drawn === 'asia' ? 'africa' : 'asia'),
    ],
    [
      'another die',
      'rolls',
      match => {
        const { attacker } = allDice(match)[2]!;
        attacker[0] = next(attacker[0]!);
      },
    ],
    ['a die more', 'rolls', match => void allDice(match)[0]!.defender.push(6)],
    [
      'dice in another order',
      'rolls',
      match => void allDice(match).find(isMixed)!.attacker.reverse(),
    ],
    [
      'dice on a move without a Clash',
      'rolls',
      ({ lines }) => {
        const move = lines.find(({ action, dice }) => action?.type === 'Move' && !dice);
        move!.dice = { attacker: [6], defender: [1] };
      },
    ],
    ['somebody else acting', 'chain', ({ lines }) => void (lines[30]!.by = 'bot')],
    [
      'another Territory',
      'chain',
      ({ lines }) => {
        const placed = lines.findLast(({ action }) => action?.type === 'PlaceAsset');
        placed!.action!.territory = 'peru';
      },
    ],
    ['a line left out', 'chain', ({ lines }) => void lines.splice(20, 1)],
    ['two lines swapped', 'chain', ({ lines }) => void lines.splice(20, 2, lines[21]!, lines[20]!)],
    ['an entry left out', 'chain', ({ proof }) => void proof.entries.splice(2, 1)],
    ['another head', 'chain', ({ proof }) => void (proof.head = ZEROS)],
    [
      'a taking back of something else',
      'taken_back',
      match => rewrite(match, 'ActionTakenBack', { entry: 1 }),
    ],
    [
      'a roll hidden as taken back',
      'taken_back',
      match => rewrite(match, 'ActionPlayed', { dice: [1, 6] }),
    ],
    ['an unknown scheme', 'file', ({ proof }) => void (proof.scheme = 'rawsiko-dice-0')],
    ['another board', 'file', ({ header }) => void (header.content = 'sha256:0')],
    ['a line without its number', 'file', ({ lines }) => void delete lines[4]!.q],
    ['no entries at all', 'file', ({ header }) => void (header.proof = [])],
  ];
  const isMixed = ({ attacker }: Dice): boolean => new Set(attacker).size > 1;

  test.each(KINDS)('%s (%s)', (_, item, change) => {
    const found = tampered('drawn', change);
    expect(holds(found)).toBe(false);
    expect(failing(found)).toContain(item);
  });

  test('a wrong die is named with its line and the right dice', () => {
    let line = 0;
    let right = '';
    const found = tampered('with-bots', match => {
      const dice = allDice(match)[3]!;
      line = match.lines.findIndex(one => one.dice === dice) + 2;
      right = `${dice.attacker.join(' ')} / ${dice.defender.join(' ')}`;
      dice.defender[0] = next(dice.defender[0]!);
    });
    expect(found.faults[0]).toEqual({
      ...{ item: 'rolls', line, code: 'roll', details: { expected: right } },
    });
  });
});

test('a replay without a proof says so', () => {
  const found = tampered('drawn', ({ header }) => void delete header.proof);
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
    // Only line numbers and the end line are outside the journal: the rules check those.
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
