// Names and descriptions of the bot levels.

import { has, say } from '../../texts/texts.svelte';

/** From weakest to strongest. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export const USUAL_LEVEL = 'medium';

/** API clients may use bots that are not offered here. */
export const levelName = (level: string | null): string =>
  has(`web-bots-level-${level}`) ? say(`web-bots-level-${level}`) : say('web-match-bot');

/** A one-line description. */
export const levelHelp = (level: string | null): string =>
  has(`web-bots-level-${level}-help`) ? say(`web-bots-level-${level}-help`) : '';
