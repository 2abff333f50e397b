// The greedy placer of labels, on the map and in charts: each takes its first free candidate.

import { isInside, overlap, type Box } from './geometry';

/** The first place that touches none of the boxes and lies in the room; null if there is none. */
export function firstFree<Place extends Box>(
  places: Iterable<Place>,
  taken: Box[],
  room?: Box,
): Place | null {
  search: for (const one of places) {
    if (room && !isInside(room, one)) continue;
    for (const other of taken) if (overlap(one, other)) continue search;
    return one;
  }
  return null;
}
