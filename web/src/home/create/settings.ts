// The settings of a table, with all defaults filled in.

import type { OfferedBoard } from '../../connection/api';
import type { Options, Settings } from '../../protocol';
import { language, say } from '../../texts/texts.svelte';
import { world } from '../../world/world';
import { USUAL_LEVEL } from './levels';

export type FullOptions = Required<Options>;
export type FullSettings = Required<Omit<Settings, 'options'>> & { options: FullOptions };

export const SEATS = [3, 4, 5] as const;
export const FEWEST_TURNS = 1;
export const MOST_TURNS = 30;

/** The switches of R1.2, in the order of the rulebook, then the house rules. */
export const RULES = [
  'advanced_setup',
  'monopoly_stranglehold',
  'trade_with_china',
  'leave_one_behind',
  'head_start',
  'host_keeps_time',
  'world_news',
  'recycling',
] as const satisfies (keyof Options)[];
export type Rule = (typeof RULES)[number];

/** What a board has for house rules: its numbers of cards and prices. */
export type BoardRules = Pick<OfferedBoard, 'news_cards' | 'recyclable' | 'short_cards'>;

/** Of the board that is shown. */
export function shownBoard(): BoardRules {
  const { news = [], materials, short_objectives: short = [] } = world().content;
  const recyclable = materials.filter(one => one.recycling_price !== undefined).length;
  return { news_cards: news.length, recyclable, short_cards: short.length };
}

/** R4.10, R4.11: a board may have no news cards, and no prices. */
export const isPossibleOn = (board: BoardRules, rule: Rule): boolean =>
  rule === 'world_news' ? board.news_cards > 0 : rule === 'recycling' ? board.recyclable > 0 : true;

/** R1.4: with so many Turns or fewer, cards for short matches are dealt, if the board has some. */
export const MOST_TURNS_OF_A_SHORT_MATCH = 5;

export function fullOptions(options: Partial<Options> = {}): FullOptions {
  return {
    turns: 8,
    advanced_setup: false,
    monopoly_stranglehold: false,
    trade_with_china: false,
    leave_one_behind: false,
    head_start: false,
    host_keeps_time: false,
    world_news: false,
    recycling: false,
    ...options,
    type: 'Options',
  };
}

export function fullSettings(settings: Partial<Settings> = {}): FullSettings {
  return {
    seats: 4,
    language: language.now,
    chat: 'phrases',
    free_names: false,
    spectators: false,
    listed: false,
    odds: true,
    reasons: true,
    hints: 'all',
    why_not: 'bots',
    absence_seconds: 60,
    stand_in_level: USUAL_LEVEL,
    phase_seconds: null,
    extra_seconds: {},
    ...settings,
    type: 'Settings',
    options: fullOptions(settings.options),
  };
}

/** Without the rules that the board isn't made for. */
export function fittingTo(board: BoardRules, settings: FullSettings): FullSettings {
  const options = { ...settings.options };
  for (const rule of RULES) if (!isPossibleOn(board, rule)) options[rule] = false;
  return { ...settings, options };
}

/** R1.5: a host who plays can't keep time. */
export const withoutTime = (settings: FullSettings): FullSettings => ({
  ...settings,
  options: { ...settings.options, host_keeps_time: false },
});

/** Whole minutes as minutes, anything else as seconds. */
export const durationText = (seconds: number): string =>
  seconds < 60 || seconds % 60
    ? say('web-home-seconds', { seconds })
    : say('web-home-minutes', { minutes: seconds / 60 });

export const seatIds = (seats: number): string[] =>
  Array.from({ length: seats }, (_, index) => `p${index + 1}`);
