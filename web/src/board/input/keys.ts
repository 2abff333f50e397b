// What a key means on the map.

import { DIRECTIONS, TOWARDS, type Direction } from './navigation';

type Meaning =
  | { kind: 'go'; direction: Direction }
  | { kind: 'pan'; across: number; down: number }
  | { kind: 'zoom'; factor: number }
  | { kind: 'letter'; letter: string }
  | { kind: 'material'; index: number }
  | { kind: 'all' | 'choose' | 'clear' };

const PAN = 90; // pixels
const ZOOM = 1.4;

export function meaningOf(event: KeyboardEvent): Meaning | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const { key } = event;
  const direction = DIRECTIONS[key];
  if (direction && event.shiftKey) {
    const { x, y } = TOWARDS[direction];
    return { kind: 'pan', across: -PAN * x, down: -PAN * y };
  }
  if (direction) return { kind: 'go', direction };
  if (key === '+' || key === '=') return { kind: 'zoom', factor: ZOOM };
  if (key === '-') return { kind: 'zoom', factor: 1 / ZOOM };
  if (key === '0') return { kind: 'all' };
  if (key === 'Escape') return { kind: 'clear' };
  if (key === 'Enter' || key === ' ') return { kind: 'choose' };
  if (/^[1-9]$/.test(key)) return { kind: 'material', index: Number(key) - 1 };
  if (/^\p{L}$/u.test(key)) return { kind: 'letter', letter: key };
  return null;
}
