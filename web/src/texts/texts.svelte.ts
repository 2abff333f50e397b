// All texts, from locales/<language>/*.ftl, which the server reads too.

import { FluentBundle, type FluentResource, type FluentVariable } from '@fluent/bundle';
import loaders, { type Patterns, type TextPart } from 'virtual:texts';
import { preferences, setPreference } from '../preferences.svelte';
import { loadWanted } from '../world/loading';
import { setWorld, world, type World } from '../world/world';

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

interface Loaded {
  code: LanguageCode;
  bundle: FluentBundle;
  parts: TextPart[];
  world: World;
}

let current = $state.raw<Loaded | null>(null);
const wantedParts = new Set<TextPart>(['short']);
let goal: LanguageCode | undefined;
let newest: Promise<void> | undefined;

export const language = {
  get now(): LanguageCode {
    return current?.code ?? 'en';
  },
};

/** The stored preference, else the browser's language if we have it, else English. */
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

/** The last request wins, whichever arrives first. */
export function loadLanguage(code: LanguageCode): Promise<void> {
  goal = code;
  const mine: Promise<void> = load(code).then(loaded => {
    if (newest !== mine) return newest;
    setWorld(loaded.world);
    current = loaded;
    document.documentElement.lang = code;
    return undefined;
  });
  newest = mine;
  return mine;
}

async function load(code: LanguageCode): Promise<Loaded> {
  const parts = [...wantedParts];
  const loads = parts.map(part => loaders[code]![part]());
  const [board, ...texts] = await Promise.all([loadWanted(code), ...loads]);
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const one of texts) bundle.addResource(resourceOf(one.default));
  bundle.addResource(resourceOf(board.names));
  return { code, bundle, parts, world: board.world };
}

const resourceOf = (patterns: Patterns): FluentResource => ({
  body: Object.entries(patterns).map(([id, value]) => ({ id, value, attributes: {} })),
});

/** Loads the texts of the learning pages. */
export const loadLong = (): Promise<void> => loadPart('long');

/** A part of the pages that looks back at a match, with its texts. */
export async function withReplayTexts<Module>(module: Promise<Module>): Promise<Module> {
  await loadPart('replay');
  return module;
}

/** Loads the texts of a class. */
export const loadClassTexts = (): Promise<void> => loadPart('class');

async function loadPart(part: TextPart): Promise<void> {
  wantedParts.add(part);
  if (!current?.parts.includes(part)) await loadLanguage(goal ?? language.now);
}

/** The message in the current language. Unknown ids are returned as they are; tests look for them. */
export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  const message = current?.bundle.getMessage(id);
  if (!message?.value) return id;
  return current!.bundle.formatPattern(message.value, args);
}

/** Whether the board with this hash is shown. */
export const isShown = (hash: string): boolean => current?.world.hash === hash;

/** Whether the standard board is shown, which is the only one with a phone. */
export const isStandardShown = (): boolean => Boolean(current?.world.phone.length);

/** The message in another language, for a class that speaks several. Only for the texts that every
 *  screen needs, and without variables. */
export async function sayIn(code: LanguageCode, id: string): Promise<string> {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(resourceOf((await loaders[code]!.short()).default));
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value) : id;
}

export const has = (id: string): boolean => Boolean(current?.bundle.getMessage(id)?.value);

// The names on the board.
export const territoryName = (id: string): string => say(`territory-${id}`);
export const continentName = (id: string): string => say(`continent-${id}`);
/** Of a Material; the learning pages also name the elements of a group. */
export const materialName = (id: string): string =>
  say(has(`long-element-${id}`) ? `long-element-${id}` : `material-${id}`);
/** On its tile: a symbol, or a short name in the reader's language. */
export const tileLetters = (id: string): string =>
  world().materials[id]!.form === 'family' && has(`web-tile-${id}`)
    ? say(`web-tile-${id}`)
    : world().materials[id]!.symbol;
/** With what is on its tile, or its symbol if that is a picture. */
export function tileName(id: string): string {
  const material = materialName(id);
  return world().materials[id]!.form === 'element'
    ? material
    : say('web-tile-named', { material, symbol: tileLetters(id) });
}
export const applicationName = (id: string): string => say(`application-${id}`);

/** “a, b and c” as the language writes it. */
export const listed = (items: string[]): string =>
  new Intl.ListFormat(language.now, { type: 'conjunction' }).format(items);

/** In capitals as the language of the texts has them, whatever the language of the device: only
 *  Turkish has İ. */
export const capitals = (text: string): string => text.toLocaleUpperCase(language.now);

/** For sorting names. */
export const inOrder = (one: string, other: string): number =>
  one.localeCompare(other, language.now);

export const percent = (share: number): string =>
  new Intl.NumberFormat(language.now, { style: 'percent', maximumFractionDigits: 0 }).format(share);

export const decimal = (value: number): string =>
  new Intl.NumberFormat(language.now, { maximumFractionDigits: 1 }).format(value);
