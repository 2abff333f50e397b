// Registers the service worker (build/serviceWorker.ts). Browsers have none on plain http.

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

/** After the page has loaded, so that it doesn't slow it down. Not in older browsers: with any
 *  service worker, WebKit as in Safari 16 aborts every second navigation. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator && 'popover' in HTMLElement.prototype)) return;
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register(trusted('/sw.js'));
  } catch {
    // The game works without.
  }
}

/** The Content-Security-Policy requires trusted types in browsers that have them. */
function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: (given: string): string => given };
  return trustedTypes?.createPolicy('service-worker', rules).createScriptURL(url) ?? url;
}
