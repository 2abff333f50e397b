// Defers work until after a paint.

const LONGEST = 500; // ms; background pages don't paint

/** Calls `act` after the next paint. Returns a function that cancels it. */
export function afterPaint(act: () => void): () => void {
  let isOver = false;
  const once = (): void => {
    if (isOver) return;
    isOver = true;
    act();
  };
  // A frame is painted after its callbacks, so wait for the second one.
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
