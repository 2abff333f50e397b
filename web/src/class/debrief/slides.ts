// The slides of a debrief: feelings, events, the world, transfer. A slide is the page of the stage
// `look_up`: 1 to 8 are figures. The three that come first are those of a short debrief.

export const FEELINGS = 0;
export const TRANSFER = 9;
/** Figure 2 has a map and, after it, a scatter plot. */
export const MATERIALS_FOUGHT_OVER = 10;
/** Figure 9, in matches with World news. */
export const NEWS = 11;

const CHINA = 4;
// Figure 8 needs the second round of questions, which follows the debrief: it comes last.
const WHOLE = [FEELINGS, 6, 3, NEWS, CHINA, 1, 2, MATERIALS_FOUGHT_OVER, 5, 7, TRANSFER, 8];
const ON_REQUEST = [1, 2, MATERIALS_FOUGHT_OVER, 5, 7];

/** The questions of both rounds: first alone, so that the class can guess, then with the right
 *  answers. */
const ANSWERS = [12, 13, 14, 15];
export const OPINIONS = 16;
/** What “critical” means, with three facts: last, once nobody is asked for it. */
export const CRITICAL = 17;
export const CRITICAL_FACTS = [
  'class-wall-fact-refining',
  'class-wall-fact-cobalt',
  'class-wall-fact-safest',
];
const ITEMS_A_SLIDE = 3;

interface Shown {
  isWhole?: boolean;
  hasNews?: boolean;
  /** Both rounds of questions have totals. */
  hasAnswers?: boolean;
  /** No question will be asked any more. */
  mayTell?: boolean;
}

/** Three figures and, after the second round of questions, figure 8 and the answers; or all of
 *  them. What “critical” means comes last. */
export const slides = ({
  isWhole = false,
  hasNews = false,
  hasAnswers = false,
  mayTell = false,
}: Shown): number[] => [
  ...WHOLE.filter(one =>
    one === NEWS
      ? hasNews
      : one === CHINA
        ? isWhole || !hasNews
        : isWhole || !ON_REQUEST.includes(one),
  ),
  ...(hasAnswers ? [...ANSWERS, OPINIONS] : []),
  ...(mayTell ? [CRITICAL] : []),
];

export const isAboutAnswers = (slide: number): boolean =>
  ANSWERS.includes(slide) || slide === OPINIONS;

/** Which of the questions with a right answer are on a slide, and whether the answers are. */
export function askedOn<One>(slide: number, all: readonly One[]): { items: One[]; told: boolean } {
  const at = ANSWERS.indexOf(slide);
  const begins = Math.floor(at / 2) * ITEMS_A_SLIDE;
  return { items: all.slice(begins, begins + ITEMS_A_SLIDE), told: at % 2 === 1 };
}

/** Figures that show one table after the other. */
export const hasTables = (slide: number): boolean => slide === 1 || slide === 6;

/** The number of the figure on a slide; 0 where there's none. */
export const figureOf = (slide: number): number => {
  if (slide === MATERIALS_FOUGHT_OVER) return 2;
  if (slide === NEWS) return 9;
  return slide >= 1 && slide <= 8 ? slide : 0;
};

/** The id of its text. */
export function slideTitleOf(slide: number): string {
  if (slide === FEELINGS) return 'debrief-feelings';
  if (slide === TRANSFER) return 'debrief-transfer';
  if (slide === OPINIONS) return 'fig-opinions';
  if (slide === CRITICAL) return 'class-wall-critical';
  if (isAboutAnswers(slide))
    return askedOn(slide, []).told ? 'fig-answers-told' : 'fig-answers-ask';
  return `debrief-title-${figureOf(slide) || 1}`;
}
