// The rules page: which sentences are in which part, and the clause that each comes from. The
// sentences are messages `long-rules-<part>-<sentence>`. Those with `isDecided` are marked
// **decided** in docs/rules.md: a test compares the two.

interface Rule {
  id: string;
  clause: string;
  isDecided?: true;
}

const rule = (id: string, clause: string): Rule => ({ id, clause });
const decided = (id: string, clause: string): Rule => ({ id, clause, isDecided: true });

export const PARTS: Record<string, Rule[]> = {
  aim: [
    rule('players', 'R1.1'),
    rule('card', 'R1.4'),
    decided('short', 'R1.4'),
    decided('order', 'R1.3'),
  ],
  board: [
    rule('territories', 'R2.1'),
    decided('adjacent', 'R2.2'),
    rule('control', 'R2.3'),
    rule('material', 'R2.4'),
    rule('marks', 'R2.4'),
  ],
  setup: [
    rule('first', 'R3.1'),
    rule('second', 'R3.2'),
    rule('continents', 'R3.3'),
    rule('connected', 'R3.4'),
    decided('offer', 'R3.5'),
    decided('assets', 'R3.7'),
  ],
  turn: [rule('phases', 'R4.1'), rule('investment', 'R4.2'), rule('action', 'R4.3')],
  move: [
    rule('once', 'R4.4'),
    rule('numbers', 'R7.3'),
    rule('empty', 'R4.5'),
    decided('leave', 'R4.9'),
  ],
  clash: [
    rule('begin', 'R4.6'),
    rule('dice', 'R4.6'),
    rule('pairs', 'R4.6'),
    rule('won', 'R4.7'),
    rule('lost', 'R4.7'),
    rule('again', 'R4.8'),
  ],
  out: [rule('when', 'R5.1'), decided('rank', 'R5.2'), decided('one', 'R5.4')],
  end: [rule('when', 'R6.1'), rule('score', 'R6.3'), rule('ranking', 'R6.4')],
  options: [
    decided('turns', 'R1.2'),
    rule('advanced', 'R3.6'),
    rule('stranglehold', 'R5.3'),
    decided('china', 'R6.2'),
    rule('leave', 'R4.9'),
    decided('head', 'R3.8'),
    decided('time', 'R1.5'),
    decided('bell', 'R6.6'),
    decided('news', 'R4.10'),
    decided('recycling', 'R4.11'),
  ],
  see: [rule('all', 'R7.1'), rule('card', 'R7.2')],
};
