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
  /** Whether this device was asked for it. */
  isSoundAsked: boolean;
  /** A short one when it's your go. */
  vibration: boolean;
  /** Emoji of others rise above the map. */
  emotes: boolean;
  /** Shortcuts of a single character; they can be switched off (WCAG 2.1.4). */
  letterKeys: boolean;
  /** Questions about one's own card while others play. */
  questions: boolean;
  company: number | null;
  avatar: number | null;
  /** Bot level for “Play now”. */
  level: string;
  /** Length of a match of “Play now”. */
  minutes: number;
  /** How fast bots play. */
  pace: Pace;
  /** How many classes this browser has opened. */
  classesOpened: number;
  /** A plan plays by itself when it's your go. */
  playsPlan: boolean;
}

const DEFAULTS: Preferences = {
  language: null,
  scheme: 'auto',
  contrast: 'auto',
  motion: 'auto',
  patterns: 'soft',
  textSize: 100,
  sound: false,
  isSoundAsked: false,
  vibration: false,
  emotes: true,
  letterKeys: true,
  questions: true,
  company: null,
  avatar: null,
  level: 'easy',
  minutes: 20,
  pace: 'normal',
  classesOpened: 0,
  playsPlan: false,
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

// Svelte's own MediaQuery would make the start page 2 KB heavier.
const media = (query: string): { matches: boolean } => {
  const list = matchMedia(query);
  const state = $state({ matches: list.matches });
  list.addEventListener('change', () => (state.matches = list.matches));
  return state;
};

const darkSystem = media('(prefers-color-scheme: dark)');
const contrastSystem = media('(prefers-contrast: more)');
const stillSystem = media('(prefers-reduced-motion: reduce)');
const onPaper = media('print');

/** Never in print: browsers leave out dark backgrounds there. */
export const isDark = (): boolean =>
  !onPaper.matches &&
  (preferences.scheme === 'auto' ? darkSystem.matches : preferences.scheme === 'dark');

export const isHighContrast = (): boolean =>
  preferences.contrast === 'high' || contrastSystem.matches;

/** Reduced motion. */
export const isStill = (): boolean =>
  preferences.motion === 'auto' ? stillSystem.matches : preferences.motion === 'reduced';

/** 1 to 2; the map's labels follow it too. */
export const textScale = (): number => {
  const scale = preferences.textSize / 100; // the stored value may be anything
  return scale >= 1 && scale <= 2 ? scale : 1;
};
