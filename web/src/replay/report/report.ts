// Loads the server's report of a finished match.

import type { MatchReport } from '../../protocol';
import { get } from '../../connection/api';
import { retried } from '../retried';

const RETRY_MILLISECONDS = 1500;

const known = new Map<string, Promise<MatchReport>>();

/** The first request takes seconds. Throws `RequestRefused`; failures are not cached. */
export function reportOf(token: string): Promise<MatchReport> {
  const before = known.get(token);
  if (before) return before;
  const report = retried(() => get<MatchReport>('/api/report', token), RETRY_MILLISECONDS);
  known.set(token, report);
  report.catch(() => known.delete(token));
  return report;
}
