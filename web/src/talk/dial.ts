// A socket can be on its way while the program still is: over a slow connection that is a third of a
// second.

let ahead: WebSocket | null = null;

/** Called when a table will be asked for. */
export function dialAhead(): void {
  ahead = dial();
}

/** The socket that is on its way, if it still is or has arrived; else a new one. */
export function dialled(): WebSocket {
  const socket = ahead;
  ahead = null;
  return socket && socket.readyState <= WebSocket.OPEN ? socket : dial();
}

function dial(): WebSocket {
  const address = new URL('/ws', location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  return new WebSocket(address);
}
