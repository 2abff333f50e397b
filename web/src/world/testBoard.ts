// The standard board, for tests.

import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import file from 'virtual:board-file';
import { setWorld, World } from './world';

export const testWorld = new World(file);
setWorld(testWorld);

/** What things on the board are called in a language, by id of the message. */
export function namesIn(language: string): (id: string) => string {
  const source = new URL(`../../../locales/${language}/names.ftl`, import.meta.url);
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(source, 'utf8')));
  return id => bundle.formatPattern(bundle.getMessage(id)!.value!);
}
