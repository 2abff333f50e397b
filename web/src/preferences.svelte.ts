// Preferences, stored in this browser only.

import type { Pace } from './protocol';
import { store, stored } from './storage';

export interface Preferences {
  language: string | null;
  scheme: 'auto' | 'light' | 'dark';
  contrast: 'auto' | 'high';
  motion: 'auto' | 'reduced' | 'full';
  patterns: 'off' | 'soft' | 'strong';
  /** 100 to 200 percent. */
  textSize: number;
  sound: boolean;
  company: number | null;
  avatar: number | null;
  /** Bot level for “Play now”. */
  level: string;
  /** How fast bots play. */
  pace: Pace;
}

const DEFAULTS: Preferences = {
  language: null,
  scheme: 'auto',
  contrast: 'auto',
  motion: 'auto',
  patterns: 'soft',
  textSize: 100,
  sound: false,
  company: null,
  avatar: null,
  level: 'easy',
  pace: 'normal',
};

const KEY = 'rawsiko.preferences';

export const preferences: Preferences = $state({
  ...DEFAULTS,
  ...(stored(KEY) as Partial<Preferences> | null),
});

export function setPreference<Key extends keyof Preferences>(key: Key, value: Preferences[Key]) {
  preferences[key] = value;
  store(KEY, $state.snapshot(preferences));
}

const media = (query: string): { matches: boolean } => {
  const list = matchMedia(query);
  const state = $state({ matches: list.matches });
  list.addEventListener('change', () => (state.matches = list.matches));
  return state;
};

const darkSystem = media('(prefers-color-scheme: dark)');
const contrastSystem = media('(prefers-contrast: more)');
const stillSystem = media('(prefers-reduced-motion: reduce)');

export const isDark = (): boolean =>
  preferences.scheme === 'auto' ? darkSystem.matches : preferences.scheme === 'dark';

export const isHighContrast = (): boolean =>
  preferences.contrast === 'high' || contrastSystem.matches;

/** Reduced motion. */
export const isStill = (): boolean =>
  preferences.motion === 'auto' ? stillSystem.matches : preferences.motion === 'reduced';
