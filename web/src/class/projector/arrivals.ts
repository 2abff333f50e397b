// Where companies land on the map as they join.

export interface Place {
  x: number;
  y: number;
}

const GOLDEN = 0.618_034; // the places of neighbours in time are far from each other
const BESIDE = 46; // the map's units, where a place is taken

/** A place for each company in the order of joining; it keeps it when others come. */
export function arrivalPlaces(spots: readonly Place[], companies: number): Place[] {
  const order = spots
    .map((_, at) => ({ at, rank: (at * GOLDEN) % 1 }))
    .sort((a, b) => a.rank - b.rank)
    .map(one => spots[one.at]!);
  return Array.from({ length: order.length ? companies : 0 }, (_, at) => {
    const { x, y } = order[at % order.length]!;
    const beside = Math.floor(at / order.length) * BESIDE;
    return { x: x + beside, y };
  });
}
