// Registers the service worker (build/serviceWorker.ts). Browsers have none on plain http.

import { trusted } from './trusted';

/** After the page has loaded, so that it doesn't slow it down. Not in older browsers: with any
 *  service worker, WebKit as in Safari 16 aborts every second navigation. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator && 'popover' in HTMLElement.prototype)) return;
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(trusted(`${import.meta.env.BASE_URL}sw.js`));
  } catch {
    // The game works without.
  }
}
