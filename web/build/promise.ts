// The browsers that we promise (`browserslist` in package.json), for the build and for the checks.

import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
} from '@mdn/browser-compat-data';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { WEB } from './places.ts';

/** What @mdn/browser-compat-data calls the browsers of browserslist. */
const NAMES: Record<string, BrowserName> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/** The oldest version of each browser. */
export const PROMISED: Record<string, string> = Object.fromEntries(
  manifest().browserslist.map(line => line.split(' >= ') as [string, string]),
);

/** For Vite: `chrome102`, `ios15.4`, … */
export const TARGETS = Object.entries(PROMISED).map(
  ([browser, version]) => browser.replace('_saf', '') + version,
);

/** The promised browsers that lack a feature, with version: `Chrome 102`. */
export function missingIn(compat: CompatStatement): string[] {
  return Object.entries(PROMISED).flatMap(([browser, promised]) => {
    const name = NAMES[browser]!;
    const support = compat.support[name];
    const isThere = [support ?? []]
      .flat()
      .some(
        ({ version_added: added, version_removed: removed, flags }) =>
          typeof added === 'string' &&
          !(typeof removed === 'string' && isAtMost(removed, promised)) &&
          !flags &&
          isAtMost(added, promised),
      );
    return isThere ? [] : [`${data().browsers[name].name} ${promised}`];
  });
}

/** The statement at a path like `api`, `HTMLElement`, `showPopover`, if there is one. */
export function featureAt(...path: string[]): CompatStatement | undefined {
  let here: Identifier | undefined = data() as unknown as Identifier;
  for (const step of path) {
    if (!here || !Object.hasOwn(here, step)) return undefined;
    here = here[step];
  }
  return here?.__compat;
}

function isAtMost(added: string, promised: string): boolean {
  const [one, other] = [added, promised].map(version =>
    version.replace('≤', '').split('.').map(Number),
  );
  if (one!.some(Number.isNaN)) return false; // preview
  for (let at = 0; at < Math.max(one!.length, other!.length); at++) {
    const difference = (one![at] ?? 0) - (other![at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}

function manifest(): { browserslist: string[] } {
  return JSON.parse(readFileSync(join(WEB, 'package.json'), 'utf8')) as { browserslist: string[] };
}

let loaded: CompatData | undefined;

/** Read on demand: it is large, and the build doesn't need it. */
function data(): CompatData {
  const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
  loaded ??= JSON.parse(readFileSync(file, 'utf8')) as CompatData;
  return loaded;
}
