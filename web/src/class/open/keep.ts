// Keeps the tokens of a class that was just opened.

import { saveClass } from '../../connection/classTokens';
import { preferences } from '../../preferences.svelte';
import { canStore } from '../../storage';
import type { ClassOpened } from '../classApi';

const FIRST_LESSONS = 2; // with three buttons

/** What its address on this device is. */
export function keep(opened: ClassOpened, isRehearsal = false): string {
  saveClass(opened.class_id, {
    isSimple: preferences.classesOpened < FIRST_LESSONS,
    isRehearsal,
    code: opened.code,
    host: opened.host_token,
    display: opened.display_token,
    base: new URL(opened.links.join).origin,
  });
  return canStore() ? opened.class_id : opened.host_token;
}
