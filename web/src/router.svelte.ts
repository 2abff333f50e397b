// The route, from the URL fragment. Fragments are never sent to the server.

import { untrack } from 'svelte';

export interface Route {
  name: string;
  value: string;
}

const read = (): Route => {
  const text = location.hash.slice(1);
  const at = text.indexOf('=');
  return at < 0
    ? { name: text, value: '' }
    : { name: text.slice(0, at), value: decoded(text.slice(at + 1)) };
};

/** A link that was cut inside an escape, such as `50%`, stays as it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

export const route: Route = $state(read());

window.addEventListener('hashchange', () => Object.assign(route, read()));

/** Calls `arrive` with the route, now and when it changes. Call it while a component is initialised. */
export function onRoute(arrive: (name: string, value: string) => unknown): void {
  $effect(() => {
    const { name, value } = route;
    untrack(() => arrive(name, value));
  });
}

export const href = (name: string, value = ''): string =>
  value ? `#${name}=${encodeURIComponent(value)}` : `#${name}`;

export function go(name: string, value = ''): void {
  location.hash = href(name, value);
}

/** Like `go`, without a history entry: for links with a token. */
export function replaceRoute(name: string, value = ''): void {
  history.replaceState(history.state, '', href(name, value));
  Object.assign(route, read());
}
