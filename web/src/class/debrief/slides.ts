// The slides of a debrief: feelings, events, the world, transfer. A slide is the page of the stage
// `look_up`: 1 to 8 are figures.

export const FEELINGS = 0;
export const TRANSFER = 9;
/** Figure 2 has a map and, after it, a scatter plot. */
export const MATERIALS_FOUGHT_OVER = 10;

// Figure 8 needs the second round of questions, which follows the debrief: it comes last.
const WHOLE = [FEELINGS, 1, 2, MATERIALS_FOUGHT_OVER, 3, 4, 5, 6, 7, TRANSFER, 8];
const LEFT_OUT_OF_TEN_MINUTES = [4, 5, 7];

export const slides = (isWhole: boolean): number[] =>
  isWhole ? WHOLE : WHOLE.filter(one => !LEFT_OUT_OF_TEN_MINUTES.includes(one));

/** The number of the figure on a slide; 0 where there's none. */
export const figureOf = (slide: number): number =>
  slide === MATERIALS_FOUGHT_OVER ? 2 : slide === TRANSFER || slide > 10 ? 0 : slide;

/** The id of its text. */
export function slideTitleOf(slide: number): string {
  if (slide === FEELINGS) return 'debrief-feelings';
  if (slide === TRANSFER) return 'debrief-transfer';
  return `debrief-title-${figureOf(slide) || 1}`;
}
