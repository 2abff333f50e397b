// The greedy placer of labels, on the map and in charts: each takes its first free candidate.

import { fitsInto, overlap, type Box } from './geometry';

/** The first candidate that touches none of the boxes and lies in the room; null if none does. */
export function firstFree<Candidate extends { box: Box }>(
  candidates: Iterable<Candidate>,
  taken: Box[],
  room?: Box,
): Candidate | null {
  search: for (const one of candidates) {
    if (room && !fitsInto(room, one.box)) continue;
    for (const other of taken) if (overlap(one.box, other)) continue search;
    return one;
  }
  return null;
}
