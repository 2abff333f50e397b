// Portraits at a table.

import { AVATARS, LOOKS } from 'virtual:avatars';
import type { Seat } from '../../protocol';

/** The portrait of every seat. People keep theirs; bots get others if they look alike. */
export function facesOf(seats: Pick<Seat, 'kind' | 'avatar'>[]): number[] {
  const faces = seats.map(({ kind, avatar = 0 }, index) =>
    kind === 'bot' && avatar === 0 ? (index + 1) * 11 : avatar,
  );
  const isBot = (index: number): boolean => seats[index]!.kind === 'bot';
  const taken = new Set<number>();
  for (const index of [...faces.keys()].sort((a, b) => Number(isBot(a)) - Number(isBot(b)))) {
    while (taken.has(lookOf(faces[index]!))) faces[index]! += 1;
    taken.add(lookOf(faces[index]!));
  }
  return faces;
}

const lookOf = (avatar: number): number => LOOKS[avatar % AVATARS]!;
