// A request that is repeated until it works.

/**
 * Asks until there's an answer, and anew whenever something that `ask` reads has changed; null asks
 * nothing. `onError` returns whether to ask again after `wait` milliseconds. Neither function is
 * called for an earlier request. Call it while a component is initialised.
 */
export function askUntilAnswered<Answer>(
  ask: () => Promise<Answer> | null,
  onAnswer: (answer: Answer) => void,
  onError: (error: unknown) => boolean,
  wait?: number,
): void {
  $effect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const attempt = async (): Promise<void> => {
      try {
        const asked = ask();
        if (!asked) return;
        const answer = await asked;
        if (!isStopped) onAnswer(answer);
      } catch (error) {
        if (!isStopped && onError(error)) timer = setTimeout(() => void attempt(), wait);
      }
    };
    void attempt();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  });
}
