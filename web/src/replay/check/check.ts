// A second verifier, since the server is not trusted. It checks the dice of a replay, item by item as docs/dice.md lists them under “What to check”. It
// continues after a fault where possible, so that each item gets a result.

import { Board, cardsToDeal, type CheckedContent } from './board.ts';
import { Chance } from './chance.ts';
import { linesOf, textOf } from './lines.ts';
import { News } from './news.ts';
import { Findings, isSame, type Check } from './report.ts';
import {
  Draw,
  SCHEME,
  hashOfEntry,
  keyOf,
  keyOfToday,
  promiseOf,
  promiseOfCard,
  promiseOfShare,
  secretOfToday,
} from './scheme.ts';
import {
  Malformed,
  numberIn,
  numbersIn,
  objectIn,
  objectsIn,
  parseObject,
  textIn,
  textsIn,
  type JsonObject,
} from './strict.ts';

/** Checks in one go; `checking` does it in steps. */
export function checkReplay(file: Uint8Array, content: CheckedContent): Check {
  const steps = checking(file, content);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Yields after each line how much is done, from 0 to 1. Nothing in a file makes it throw. */
export function* checking(file: Uint8Array, content: CheckedContent): Generator<number, Check> {
  return yield* new Checking(file, content).run();
}

const DIGEST = /^[0-9a-f]{64}$/;
const SHARE = /^[0-9a-f]{32}$/;
/** The fields of each action, in the order of the journal. */
const FIELDS: Record<string, string[]> = {
  ChooseContinent: ['continent'],
  DrawContinent: [],
  ChooseTerritory: ['territory'],
  PlaceAsset: ['territory'],
  Move: ['origin', 'target', 'assets'],
  OpenNews: [],
  Recycle: ['origin', 'material'],
  EndActionPhase: [],
  ClaimMaterial: ['material'],
  EndTrade: [],
};

const OPTIONS = [
  'turns',
  'advanced_setup',
  'monopoly_stranglehold',
  'trade_with_china',
  'leave_one_behind',
  'head_start',
  'host_keeps_time',
  'world_news',
  'recycling',
];

/** What the entries up to the start of the match say. */
interface Beginning {
  created: JsonObject;
  settings: JsonObject;
  started: JsonObject;
  start: number;
  shares: Map<string, string>;
  /** Of today's card: what the secret follows from; else empty. */
  today: string;
}

class Checking {
  private readonly findings = new Findings();
  private readonly check = this.findings.check;
  private readonly bodies = new Map<number, string>();
  private newest = 0;

  private readonly file: Uint8Array;
  private readonly content: CheckedContent;

  constructor(file: Uint8Array, content: CheckedContent) {
    this.file = file;
    this.content = content;
  }

  *run(): Generator<number, Check> {
    try {
      yield* this.wholeFile();
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      this.findings.fault('file', 'malformed', { key: error.message });
    }
    return this.check;
  }

  private *wholeFile(): Generator<number> {
    const lines = linesOf(this.file);
    this.check.facts.lines = lines.length;
    const header = parseObject(textOf(lines[0]!));
    this.check.hasProof = 'proof' in header;
    if (!this.check.hasProof) return;
    this.findings.hold('file');
    const proof = objectIn(header, 'proof');
    if (textIn(proof, 'scheme') !== SCHEME) {
      this.findings.fault('file', 'scheme');
      return;
    }
    if (this.content.hash !== textIn(header, 'content')) {
      this.findings.fault('file', 'header', { key: 'content' });
      return;
    }
    const secret = textIn(proof, 'secret');
    if (!DIGEST.test(secret)) throw new Malformed('secret');
    const entries = this.readEntries(objectsIn(proof, 'entries'));
    const beginning = this.readBeginning(entries);
    this.checkPromise(beginning, entries, secret);
    this.checkHeader(header, beginning);
    const key = this.checkStart(header, beginning, secret);
    yield* this.checkLines(lines, beginning, textsIn(header, 'order'), key);
    this.findings.line = 1;
    this.checkTakenBack(entries);
    this.checkChain(textIn(proof, 'head'));
  }

  private readEntries(listed: JsonObject[]): Map<number, JsonObject> {
    const entries = new Map<number, JsonObject>();
    let newest = 0;
    for (const item of listed) {
      const number = numberIn(item, 'q');
      if (number <= newest) this.findings.fault('chain', 'number', { entry: String(number) });
      newest = number;
      const body = textIn(item, 'body');
      this.bodies.set(number, body);
      entries.set(number, parseObject(body));
    }
    return entries;
  }

  private readBeginning(entries: Map<number, JsonObject>): Beginning {
    const created = entries.get(1);
    if (!created || textIn(created, 'type') !== 'Created') throw new Malformed('Created');
    let settings = objectIn(created, 'settings');
    const promised = new Map<string, string>();
    const shares = new Map<string, string>();
    for (const [number, entry] of entries)
      switch (textIn(entry, 'type')) {
        case 'SettingsChanged':
          settings = objectIn(entry, 'settings');
          break;
        case 'SeatTaken':
          promised.set(textIn(entry, 'seat'), textIn(entry, 'contribution'));
          break;
        case 'ContributionRevealed':
          this.readShare(textIn(entry, 'seat'), textIn(entry, 'contribution'), promised, shares);
          break;
        case 'MatchStarted':
          this.newest = number;
          return {
            ...{ created, settings, started: entry, start: number, shares },
            today: 'today' in created ? textIn(created, 'today') : '',
          };
      }
    throw new Malformed('MatchStarted');
  }

  private readShare(
    seat: string,
    share: string,
    promised: Map<string, string>,
    shares: Map<string, string>,
  ): void {
    this.findings.hold('shares');
    if (!SHARE.test(share) || promiseOfShare(share) !== promised.get(seat))
      this.findings.fault('shares', 'contribution', { player: seat });
    shares.set(seat, share);
  }

  private checkPromise(
    { created, today }: Beginning,
    entries: Map<number, JsonObject>,
    secret: string,
  ): void {
    const promise = textIn(created, 'commitment');
    this.check.facts.promise = promise;
    this.findings.hold('promise');
    const shown = [...entries.values()]
      .filter(entry => textIn(entry, 'type') === 'SecretShown')
      .map(entry => textIn(entry, 'secret'));
    const isOnlySecret = shown.length === 1 && shown[0] === secret;
    const isTodays = !today || secretOfToday(today) === secret;
    if (promiseOf(textIn(created, 'table'), secret) !== promise || !isOnlySecret || !isTodays)
      this.findings.fault('promise', 'commitment');
  }

  private checkHeader(header: JsonObject, { created, settings }: Beginning): void {
    this.findings.hold('header');
    for (const key of ['content', 'rules'])
      if (textIn(header, key) !== textIn(created, key))
        this.findings.fault('header', 'header', { key });
    const [found, wanted] = [objectIn(header, 'options'), objectIn(settings, 'options')];
    // Version 1 leaves out the house rules, and so do journals from before there was a version 2.
    for (const key of OPTIONS)
      if ((found[key] ?? false) !== (wanted[key] ?? false))
        this.findings.fault('header', 'header', { key });
  }

  /** Rules 3, 6, 7 and 8: what was decided when the match began. Returns the key of all draws. */
  private checkStart(header: JsonObject, beginning: Beginning, secret: string): Uint8Array {
    const { created, settings, started, start, shares, today } = beginning;
    const table = textIn(created, 'table');
    const count = numberIn(settings, 'seats');
    if (!this.content.players.includes(count)) throw new Malformed('seats');
    const seats = Array.from({ length: count }, (_, index) => `p${index + 1}`);
    const given = seats.flatMap(seat => shares.get(seat) ?? []);
    Object.assign(this.check.facts, { seats: count, shares: given.length });
    this.findings.hold('shares');
    if (!isSame(textsIn(started, 'contributions'), given))
      this.findings.fault('shares', 'contribution', { player: [...shares.keys()].join(' ') });
    const key = today ? keyOfToday(today) : keyOf(table, secret, given);

    const order = new Draw(key, `order|${start}`).shuffle(seats);
    this.check.facts.order = order.join(' ');
    this.findings.hold('order');
    if (!isSame(textsIn(header, 'order'), order) || !isSame(textsIn(started, 'order'), order))
      this.findings.fault('order', 'order', { expected: order.join(' ') });

    const cards = new Draw(key, `deal|${start}`).shuffle(
      cardsToDeal(this.content, numberIn(objectIn(settings, 'options'), 'turns')),
    );
    const deal = Object.fromEntries(seats.map((seat, index) => [seat, cards[index]!]));
    this.findings.hold('deal');
    if (!isSameTable(objectIn(header, 'objectives'), deal)) this.findings.fault('deal', 'deal');
    const promises = Object.fromEntries(
      seats.map(seat => [seat, promiseOfCard(table, secret, seat, deal[seat]!)]),
    );
    this.findings.hold('cards');
    if (!isSameTable(objectIn(started, 'cards'), promises)) this.findings.fault('cards', 'deal');
    return key;
  }

  private *checkLines(lines: Uint8Array[], beginning: Beginning, order: string[], key: Uint8Array) {
    const board = new Board(this.content, numberIn(beginning.settings, 'seats'));
    const chance = new Chance(board, new News(this.content), order, key, this.findings);
    for (const [index, bytes] of lines.entries()) {
      if (index === 0) continue;
      this.findings.line = index + 1;
      const line = parseObject(textOf(bytes));
      if ('end' in line) break;
      this.checkLine(line, beginning.today ? index : numberIn(line, 'q'), chance);
      yield this.findings.line / lines.length;
    }
    const { rolls, facts } = this.check;
    facts.clashes = rolls.length;
    facts.dice = rolls.reduce(
      (sum, { dice }) => sum + dice.attacker.length + dice.defender.length,
      0,
    );
  }

  /** `draw` is the number in the labels of its dice. */
  private checkLine(line: JsonObject, draw: number, chance: Chance): void {
    const number = numberIn(line, 'q');
    if (!('player' in line)) return this.add(number, bodyOfHost(objectIn(line, 'host')));
    const [by, player] = [textIn(line, 'by'), textIn(line, 'player')];
    const action = objectIn(line, 'action');
    const type = textIn(action, 'type');
    const dice = chance.played(line, draw, player, action);
    const fields = FIELDS[type];
    if (!fields) throw new Malformed('action');
    const written = Object.fromEntries(fields.map(field => [field, action[field] ?? null]));
    this.add(number, { type: 'ActionPlayed', action: { type, player, ...written }, dice, by });
  }

  /** Adds the entry of a line to the journal. */
  private add(number: number, body: object): void {
    if (number <= this.newest || this.bodies.has(number))
      this.findings.fault('chain', 'number', { entry: String(number) });
    this.newest = Math.max(this.newest, number);
    if (!this.bodies.has(number)) this.bodies.set(number, JSON.stringify(body));
  }

  /** Actions without a line are exactly those that were taken back, and none of them had dice. */
  private checkTakenBack(entries: Map<number, JsonObject>): void {
    const open: number[] = [];
    const wrong = (entry: number): void =>
      this.findings.fault('taken_back', 'taken_back', { entry: String(entry) });
    for (const [number, entry] of [...entries].sort(([one], [other]) => one - other))
      switch (textIn(entry, 'type')) {
        case 'ActionPlayed':
          this.findings.hold('taken_back');
          this.check.facts.taken_back = Number(this.check.facts.taken_back ?? 0) + 1;
          open.push(number);
          if (numbersIn(entry, 'dice').length > 0) wrong(number);
          break;
        case 'ActionTakenBack':
          this.findings.hold('taken_back');
          if (numberIn(entry, 'entry') !== open.pop()) wrong(number);
          break;
      }
    if (open.length > 0) wrong(open.at(-1)!);
  }

  private checkChain(head: string): void {
    this.findings.hold('chain');
    Object.assign(this.check.facts, { entries: this.bodies.size, head });
    let hash = '';
    for (let number = 1; number <= this.bodies.size; number++) {
      const body = this.bodies.get(number);
      if (body === undefined)
        return this.findings.fault('chain', 'number', { entry: String(number) });
      hash = hashOfEntry(hash, body);
    }
    if (hash !== head) this.findings.fault('chain', 'head');
  }
}

function isSameTable(found: JsonObject, wanted: Record<string, string>): boolean {
  const keys = Object.keys(found);
  return (
    keys.length === Object.keys(wanted).length && keys.every(key => found[key] === wanted[key])
  );
}

/** The journal's entry of what the host did. */
function bodyOfHost(action: JsonObject): object {
  switch (textIn(action, 'type')) {
    case 'SetLastTurn':
      return { type: 'LastTurnSet', turn: numberIn(action, 'turn') };
    case 'StopAtBell':
      return { type: 'StoppedAtBell' };
    default:
      throw new Malformed('host');
  }
}
