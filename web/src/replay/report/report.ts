// Loads the server's report of a finished match.

import type { MatchReport } from '../../protocol';
import { ask, RequestRefused } from '../../connection/api';

const RETRIES = 3;
const RETRY_MILLISECONDS = 1500;

const known = new Map<string, Promise<MatchReport>>();

/** The first request takes seconds. Throws `RequestRefused`; failures are not cached. */
export function reportOf(token: string): Promise<MatchReport> {
  const before = known.get(token);
  if (before) return before;
  const report = read(token, RETRIES);
  known.set(token, report);
  report.catch(() => known.delete(token));
  return report;
}

async function read(token: string, retries: number): Promise<MatchReport> {
  try {
    const headers = { authorization: `Bearer ${token}` };
    return (await (await ask('/api/report', { headers })).json()) as MatchReport;
  } catch (error) {
    if (!(error instanceof RequestRefused) || error.code !== 'try_again' || retries === 0)
      throw error;
    await new Promise(done => setTimeout(done, RETRY_MILLISECONDS));
    return read(token, retries - 1);
  }
}
