// Names and descriptions of the bot levels.

import { IS_SITE } from '../../connection/reach';
import { has, say } from '../../texts/texts.svelte';

/** From weakest to strongest. Without a server, those that the build of the page names. */
export const LEVELS: readonly string[] = IS_SITE
  ? import.meta.env.VITE_LEVELS.split(' ')
  : ['easy', 'medium', 'hard', 'expert'];
export const USUAL_LEVEL = 'medium';

/** API clients may use bots that are not offered here. */
export const levelName = (level: string | null): string =>
  has(`web-bots-level-${level}`) ? say(`web-bots-level-${level}`) : say('web-match-bot');

/** A one-line description. */
export const levelHelp = (level: string | null): string =>
  has(`web-bots-level-${level}-help`) ? say(`web-bots-level-${level}-help`) : '';
