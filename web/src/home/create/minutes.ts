// Estimates of how long a match takes.

/** Offered wherever Turns are chosen. */
export const MINUTES = [20, 45, 90];

const SETUP_MINUTES = 5;
const MINUTES_A_GO = 0.75; // of one player in a Turn

/** Minutes of the whole match. */
export const minutesOf = (turns: number, seats: number): number =>
  Math.round(SETUP_MINUTES + turns * seats * MINUTES_A_GO);

/** As many Turns as fit into these minutes, within limits. */
export const turnsFor = (minutes: number, seats: number, least = 1, most = 30): number =>
  Math.max(least, Math.min(most, Math.floor((minutes - SETUP_MINUTES) / (seats * MINUTES_A_GO))));
