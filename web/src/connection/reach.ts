// Requests go to the server; in the page that plays without one (docs/site.md), to its worker.

import { RequestRefused } from './refused';

/** Whether this page plays without a server. */
export const IS_SITE = import.meta.env.MODE === 'site';

/** As `fetch`. Rejects with RequestRefused if there is no answer. */
export async function reach(path: string, init: RequestInit): Promise<Response> {
  if (import.meta.env.MODE === 'site') {
    const { askHere } = await import('./light/page');
    return askHere(path, init);
  }
  try {
    return await fetch(path, { ...init, cache: 'no-store' });
  } catch {
    throw new RequestRefused('unreachable');
  }
}
