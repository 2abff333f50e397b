// Keeps the screen on, in newer browsers over TLS. The page about connecting says what to do in
// others.

interface Lock {
  readonly released: boolean;
  release(): Promise<void>;
}
interface WakeLock {
  request(kind: 'screen'): Promise<Lock>;
}

/** Until the returned function is called. Hidden pages lose the lock, so it's requested again. */
export function keepAwake(): () => void {
  const { wakeLock } = navigator as { wakeLock?: WakeLock };
  if (!wakeLock) return () => undefined;
  let lock: Lock | null = null;
  let isOver = false;
  const take = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    try {
      const taken = await wakeLock.request('screen');
      if (isOver) void taken.release();
      else lock = taken;
    } catch {
      // The phone may refuse, for example with a low battery.
    }
  };
  const retake = (): void => void take();
  document.addEventListener('visibilitychange', retake);
  retake();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', retake);
    void lock?.release();
  };
}
