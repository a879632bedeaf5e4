import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';

/** Time for connections and requests that were sent before the stop: milliseconds, then rounds of the event loop. */
const LAST_LOOK = { milliseconds: 100, turns: 2 };

/**
 * Tracks the open responses of a server, so that it can close without breaking one off. Node's own `close` ends connections whose response
 * has not been flushed and those whose request has not been read.
 * @returns Stops accepting, responds to every request that was sent, and closes each connection after its response. Connections are
 * destroyed after `patience` milliseconds.
 */
export function createServerCloser(server: Server): (timeout: number) => Promise<void> {
  const active = new Map<Socket, Set<ServerResponse>>();
  let isClosing = false;
  server.on('connection', (socket) => {
    active.set(socket, new Set());
    socket.once('close', () => active.delete(socket));
  });
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    const responses = active.get(socket);
    responses?.add(response);
    if (isClosing) closeAfter(response);
    response.once('close', () => {
      responses?.delete(response);
      // The response's headers may have promised keep-alive.
      if (isClosing && responses?.size === 0) socket.destroySoon();
    });
  });
  return async (timeout) => {
    isClosing = true;
    for (const response of [...active.values()].flatMap((responses) => [...responses])) closeAfter(response);
    const timer = setTimeout(() => server.closeAllConnections(), timeout);
    await wait(LAST_LOOK.milliseconds);
    for (let turn = 0; turn < LAST_LOOK.turns; turn += 1) await setImmediate();
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    for (const [socket, responses] of active) if (responses.size === 0) socket.destroySoon();
    await closed;
    clearTimeout(timer);
    // Connections are handled already; this only stops Node's check for slow clients.
    server.close();
  };
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
