// Checks what chance decided in a line of a replay: draws of Continents and the rolls of a Clash.

import type { Board } from './board.ts';
import { cardOfSide, type News } from './news.ts';
import { isSame, type Findings } from './report.ts';
import { Draw } from './scheme.ts';
import { numberIn, numbersIn, objectIn, textIn, type JsonObject } from './strict.ts';

export class Chance {
  private readonly board: Board;
  private readonly key: Uint8Array;
  private readonly findings: Findings;

  private readonly news: News;
  private readonly order: string[];

  constructor(board: Board, news: News, order: string[], key: Uint8Array, findings: Findings) {
    this.board = board;
    this.news = news;
    this.order = order;
    this.key = key;
    this.findings = findings;
  }

  /** Plays the line on the board and returns the dice as the journal has them. */
  played(line: JsonObject, number: number, player: string, action: JsonObject): number[] {
    switch (textIn(action, 'type')) {
      case 'DrawContinent':
        return [this.draw(textIn(line, 'drawn'), number, player)];
      case 'ChooseTerritory':
      case 'PlaceAsset':
        this.board.place(player, textIn(action, 'territory'));
        return [];
      case 'Move': {
        const dice = this.move(line, number, player, action);
        // R5.1: a last failed attack ends the Action Phase.
        if (!this.board.isOnBoard(player)) this.endPhase(player);
        return dice;
      }
      case 'EndActionPhase':
        this.endPhase(player);
        return [];
      case 'OpenNews':
        return [this.openNews(textIn(line, 'opened'), number, player)];
      case 'Recycle':
        this.board.recycle(player, textIn(action, 'origin'), textIn(action, 'material'));
        return [];
      default:
        return [];
    }
  }

  private endPhase(player: string): void {
    this.news.endPhase(player, this.order, this.board);
  }

  private openNews(opened: string, number: number, player: string): number {
    const cards = this.news.offered();
    this.findings.hold('draws');
    const { facts } = this.findings.check;
    facts.draws = Number(facts.draws ?? 0) + 1;
    const sides = cards.reduce((sum, { weight }) => sum + weight, 0);
    const side = sides > 0 ? new Draw(this.key, `news|${number}|${player}`).die(sides) : 0;
    const drawn = cardOfSide(cards, side);
    if (opened !== drawn?.id) this.findings.fault('draws', 'news', { expected: drawn?.id ?? '' });
    if (drawn) this.news.show(drawn);
    return side;
  }

  private draw(drawn: string, number: number, player: string): number {
    const offered = this.board.offered(player);
    const { facts } = this.findings.check;
    this.findings.hold('draws');
    facts.draws = Number(facts.draws ?? 0) + 1;
    const side =
      offered.length > 0 ? new Draw(this.key, `draw|${number}|${player}`).die(offered.length) : 0;
    const expected = offered[side - 1] ?? '';
    if (drawn !== expected) this.findings.fault('draws', 'draw', { expected });
    return side;
  }

  private move(line: JsonObject, number: number, player: string, action: JsonObject): number[] {
    const { board, findings } = this;
    const [origin, target] = [textIn(action, 'origin'), textIn(action, 'target')];
    const assets = numberIn(action, 'assets');
    const defenders = board.defenders(player, target);
    if (defenders === 0) {
      if ('dice' in line) findings.fault('rolls', 'roll', { expected: '' });
      board.move(player, origin, target, assets);
      return [];
    }
    findings.hold('rolls');
    const found = objectIn(line, 'dice');
    const dice = { attacker: numbersIn(found, 'attacker'), defender: numbersIn(found, 'defender') };
    const label = `clash|${number}|${origin}|${target}|${assets}|${defenders}`;
    // Illegal numbers of Assets are found by the rules check; just don't roll for them.
    const count = assets >= 1 && assets <= 3 ? assets : 0;
    const rolled = new Draw(this.key, label).dice(count + defenders, 6);
    const expected = { attacker: rolled.slice(0, count), defender: rolled.slice(count) };
    if (!isSame(dice.attacker, expected.attacker) || !isSame(dice.defender, expected.defender))
      findings.fault('rolls', 'roll', {
        expected: `${expected.attacker.join(' ')} / ${expected.defender.join(' ')}`,
      });
    findings.check.rolls.push({ line: findings.line, player, dice });
    board.clash(player, origin, target, dice);
    return [...dice.attacker, ...dice.defender];
  }
}
