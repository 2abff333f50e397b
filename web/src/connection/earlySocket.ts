// A socket can be on its way while the program still is: over a slow connection that is a third of a
// second.

/** Milliseconds that a socket may wait for its first word: the server hangs up after ten seconds. */
const FRESH = 5000;

let ahead: { socket: WebSocket; since: number } | null = null;

/** Called when a table will be asked for. */
export function openSocketEarly(): void {
  ahead = { socket: newSocket(), since: performance.now() };
}

/** The socket that is on its way, if it still is or has arrived; else, or after long, a new one. */
export function takeSocket(): WebSocket {
  const early = ahead;
  ahead = null;
  if (!early || early.socket.readyState > WebSocket.OPEN) return newSocket();
  if (performance.now() - early.since < FRESH) return early.socket;
  early.socket.close();
  return newSocket();
}

function newSocket(): WebSocket {
  const address = new URL('/ws', location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  return new WebSocket(address);
}
