// A request that is repeated until it works.

/**
 * Asks until there's an answer. `onError` returns whether to ask again after `wait` milliseconds.
 * Call the returned function to stop; neither function is called after that.
 */
export function askUntilAnswered<Answer>(
  ask: () => Promise<Answer>,
  onAnswer: (answer: Answer) => void,
  onError: (error: unknown) => boolean,
  wait: number,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const attempt = async (): Promise<void> => {
    try {
      const answer = await ask();
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
}
