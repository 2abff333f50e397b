// The bots that people are offered, in words.

import { has, say } from '../../texts/texts.svelte';

/** From the mildest to the strongest. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
/** As strong as Medium, each with a liking of its own. */
export const CHARACTERS = ['collector', 'guardian', 'raider'] as const;
export const USUAL_LEVEL = 'medium';

/** Programs may open tables with other bots than those that are offered. */
export const levelName = (level: string | null): string =>
  has(`web-bots-level-${level}`) ? say(`web-bots-level-${level}`) : say('web-match-bot');

/** How it thinks, in a line. */
export const levelHelp = (level: string | null): string =>
  has(`web-bots-level-${level}-help`) ? say(`web-bots-level-${level}-help`) : '';
