// Portraits at a table.

import { AVATARS, LOOKS } from 'virtual:avatars';
import type { Seat } from '../../protocol';

/**
 * The portrait of every seat. People keep theirs; bots get others if they look alike, but no bot
 * because of another bot that had to: who sits down changes one portrait at most.
 */
export function facesOf(seats: Pick<Seat, 'kind' | 'avatar'>[]): number[] {
  const faces = seats.map(({ kind, avatar = 0 }, index) =>
    kind === 'bot' && avatar === 0 ? (index + 1) * 11 : avatar,
  );
  const isBot = (index: number): boolean => seats[index]!.kind === 'bot';
  const taken = new Set<number>();
  const seen = (index: number): boolean => taken.has(lookOf(faces[index]!));
  const all = [...faces.keys()];
  const settle = (index: number): void => {
    while (seen(index)) faces[index]! += 1;
    taken.add(lookOf(faces[index]!));
  };
  all.filter(index => !isBot(index)).forEach(settle);
  const bots = all.filter(isBot);
  const alike = bots.filter(seen);
  bots.filter(index => !alike.includes(index)).forEach(settle);
  alike.forEach(settle);
  return faces;
}

const lookOf = (avatar: number): number => LOOKS[avatar % AVATARS]!;
