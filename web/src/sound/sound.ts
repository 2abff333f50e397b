// Soft, synthesized sounds, off by default.

import { preferences } from '../preferences.svelte';

export type Sound = 'place' | 'move' | 'clash' | 'conquer' | 'lose' | 'complete' | 'turn' | 'end';

// zzfx parameters: volume, randomness, frequency, attack, sustain, release, shape, …
const NONE = [undefined, undefined, undefined];
const SOUNDS: Record<Sound, (number | undefined)[]> = {
  place: [0.4, 0, 320, 0.005, 0.02, 0.08, 1],
  move: [0.35, 0, 220, 0.01, 0.05, 0.12, 0, undefined, 3],
  clash: [0.5, 0.1, 140, 0.005, 0.04, 0.18, 4, ...NONE, ...NONE.slice(0, 2), 0.02, 0.6],
  conquer: [0.45, 0, 392, 0.01, 0.1, 0.25, 0, ...NONE, 196, 0.08],
  lose: [0.4, 0, 247, 0.01, 0.08, 0.3, 0, undefined, -2],
  complete: [0.5, 0, 523, 0.01, 0.2, 0.4, 0, ...NONE, 262, 0.1],
  turn: [0.4, 0, 587, 0.01, 0.05, 0.2, 0],
  end: [0.5, 0, 392, 0.02, 0.4, 0.7, 0, ...NONE, 131, 0.15],
};

const NOTES = { most: 4, apart: 130, step: 1.26 }; // milliseconds; a major third
const POINTS_OF_A_NOTE = 5;
const FREQUENCY = 2; // its place in the parameters

/** Plays it, if the person wants sound. */
export async function sound(name: Sound): Promise<void> {
  if (!preferences.sound) return;
  const { zzfx } = await import('zzfx');
  zzfx(...SOUNDS[name]);
}

/** An Application is complete, or no longer is: the more points, the more notes, up or down. */
export async function soundOfPoints(name: 'complete' | 'lose', points: number): Promise<void> {
  if (!preferences.sound) return;
  const { zzfx } = await import('zzfx');
  const notes = Math.min(NOTES.most, Math.ceil(points / POINTS_OF_A_NOTE));
  const by = name === 'complete' ? NOTES.step : 1 / NOTES.step;
  for (let note = 0; note < notes; note++) {
    const played = [...SOUNDS[name]];
    played[FREQUENCY] = played[FREQUENCY]! * by ** note;
    setTimeout(() => zzfx(...played), note * NOTES.apart);
  }
}
