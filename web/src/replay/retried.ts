// Repeats a request while the server is busy.

import { RequestRefused } from '../connection/refused';

/** Tries again up to three times, with a pause in milliseconds. Throws what the last try throws. */
export async function retried<Answer>(
  request: () => Promise<Answer>,
  pause: number,
  retries = 3,
): Promise<Answer> {
  try {
    return await request();
  } catch (error) {
    const isBusy = error instanceof RequestRefused && error.code === 'try_again';
    if (!isBusy || retries === 0) throw error;
    await new Promise(done => setTimeout(done, pause));
    return retried(request, pause, retries - 1);
  }
}
