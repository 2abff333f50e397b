// Names and descriptions of the bot levels.

import { IS_SITE } from '../../connection/reach';
import { has, say } from '../../texts/texts.svelte';

/** From weakest to strongest. Without a server nothing searches, as Hard and Expert do. */
export const LEVELS = IS_SITE
  ? (['easy', 'medium'] as const)
  : (['easy', 'medium', 'hard', 'expert'] as const);
export const USUAL_LEVEL = 'medium';

/** API clients may use bots that are not offered here. */
export const levelName = (level: string | null): string =>
  has(`web-bots-level-${level}`) ? say(`web-bots-level-${level}`) : say('web-match-bot');

/** A one-line description. */
export const levelHelp = (level: string | null): string =>
  has(`web-bots-level-${level}-help`) ? say(`web-bots-level-${level}-help`) : '';
