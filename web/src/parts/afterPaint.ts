// What can wait until the rest of a screen is seen.

const LONGEST = 500; // ms; a page that is not in front paints nothing

/** Calls when the next frame is on the screen. What it returns calls it off. */
export function afterPaint(act: () => void): () => void {
  let isOver = false;
  const once = (): void => {
    if (isOver) return;
    isOver = true;
    act();
  };
  // What a frame shows is painted after its callbacks: the one after it can be sure.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => setTimeout(once));
  });
  const timer = setTimeout(once, LONGEST);
  return () => {
    isOver = true;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
