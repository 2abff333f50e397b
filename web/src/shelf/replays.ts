// The replays of the last matches on this device, as long as there is room. Older ones go first.

import { isGuest } from './shelf';

export interface KeptReplay {
  /** Its table and seat, as the shelf counts them. */
  table: string;
  card: string;
  points: number;
  day: string;
  /** The file: JSON lines. */
  file: string;
}

const KEY = 'rawsiko.shelf.replays';
const MOST = 5;
const ROOM = 450_000; // characters; the shelf itself needs the rest of 512 KB

const place = (): Storage => (isGuest() ? sessionStorage : localStorage);

/** The newest first. */
export function keptReplays(): KeptReplay[] {
  try {
    const found: unknown = JSON.parse(place().getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isReplay) : [];
  } catch {
    return [];
  }
}

/** In place of an older one of the same match. */
export function keepReplay(replay: KeptReplay): void {
  const others = keptReplays().filter(({ table }) => table !== replay.table);
  let kept = [replay, ...others].slice(0, MOST);
  while (kept.length) {
    const stored = JSON.stringify(kept);
    try {
      if (stored.length <= ROOM) {
        place().setItem(KEY, stored);
        return;
      }
    } catch {
      // no room for so many
    }
    kept = kept.slice(0, -1);
  }
}

export function clearReplays(): void {
  place().removeItem(KEY);
}

function isReplay(value: unknown): value is KeptReplay {
  if (typeof value !== 'object' || value === null) return false;
  const { table, card, points, day, file } = value as Record<string, unknown>;
  const areTexts = [table, card, day, file].every(one => typeof one === 'string');
  return areTexts && typeof points === 'number';
}
