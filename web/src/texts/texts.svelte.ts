// All texts, from locales/<language>/*.ftl, which the server reads too.

import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Patterns } from 'virtual:texts/en';
import { preferences, setPreference } from '../preferences.svelte';

export type LanguageCode = 'en' | 'it' | 'nl' | 'sk' | 'de' | 'fr' | 'es';

/** In the order of the menu, each under its own name. */
export const LANGUAGES: Record<LanguageCode, string> = {
  en: 'English',
  it: 'Italiano',
  nl: 'Nederlands',
  sk: 'Slovenčina',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
};

type Load = () => Promise<{ default: Patterns }>;
const SHORT: Record<LanguageCode, Load> = {
  en: () => import('virtual:texts/en'),
  it: () => import('virtual:texts/it'),
  nl: () => import('virtual:texts/nl'),
  sk: () => import('virtual:texts/sk'),
  de: () => import('virtual:texts/de'),
  fr: () => import('virtual:texts/fr'),
  es: () => import('virtual:texts/es'),
};
const LONG: Record<LanguageCode, Load> = {
  en: () => import('virtual:texts/en/long'),
  it: () => import('virtual:texts/it/long'),
  nl: () => import('virtual:texts/nl/long'),
  sk: () => import('virtual:texts/sk/long'),
  de: () => import('virtual:texts/de/long'),
  fr: () => import('virtual:texts/fr/long'),
  es: () => import('virtual:texts/es/long'),
};

interface Loaded {
  code: LanguageCode;
  bundle: FluentBundle;
  hasLong: boolean;
}

let current = $state.raw<Loaded | null>(null);
let wantsLong = false;

export const language = {
  get now(): LanguageCode {
    return current?.code ?? 'en';
  },
};

/** The browser's language if we have it, else English; a choice made before comes first. */
export function preferredLanguage(): LanguageCode {
  const wanted = [preferences.language, ...navigator.languages].map(tag => tag?.slice(0, 2));
  return (wanted.find(code => code && code in LANGUAGES) as LanguageCode | undefined) ?? 'en';
}

/** The first use of Intl is slow: do it while files are loading. */
export function warmUp(): void {
  const code = preferredLanguage();
  new Intl.NumberFormat(code).format(1);
  new Intl.PluralRules(code).select(1);
}

export async function setLanguage(code: LanguageCode): Promise<void> {
  setPreference('language', code);
  await loadLanguage(code);
}

export async function loadLanguage(code: LanguageCode): Promise<void> {
  const [short, long] = await Promise.all([SHORT[code](), wantsLong ? LONG[code]() : null]);
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(resourceOf(short.default));
  if (long) bundle.addResource(resourceOf(long.default));
  current = { code, bundle, hasLong: Boolean(long) };
  document.documentElement.lang = code;
}

const resourceOf = (patterns: Patterns): FluentResource => ({
  body: Object.entries(patterns).map(([id, value]) => ({ id, value, attributes: {} })),
});

/** Loads the texts of the learning pages. */
export async function loadLong(): Promise<void> {
  wantsLong = true;
  if (!current?.hasLong) await loadLanguage(language.now);
}

/**
 * The message in the current language. Unknown ids are returned as they are; tests look for them.
 */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  const message = current?.bundle.getMessage(id);
  if (!message?.value) return id;
  return current!.bundle.formatPattern(message.value, args);
}

export const has = (id: string): boolean => Boolean(current?.bundle.getMessage(id)?.value);

// The names on the board.
export const territoryName = (id: string): string => say(`territory-${id}`);
export const continentName = (id: string): string => say(`continent-${id}`);
export const materialName = (id: string): string => say(`material-${id}`);
export const applicationName = (id: string): string => say(`application-${id}`);

/** “a, b and c” as the language writes it. */
export const listed = (items: string[]): string =>
  new Intl.ListFormat(language.now, { type: 'conjunction' }).format(items);

export const percent = (share: number): string =>
  new Intl.NumberFormat(language.now, { style: 'percent', maximumFractionDigits: 0 }).format(share);

export const decimal = (value: number): string =>
  new Intl.NumberFormat(language.now, { maximumFractionDigits: 1 }).format(value);
