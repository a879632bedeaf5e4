import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate, setTimeout as wait } from 'node:timers/promises';

/** Milliseconds, and then turns of the event loop, in which what is on the way at the stop is still taken: connections, then their requests. */
const LAST_LOOK = { milliseconds: 100, turns: 2 };

/**
 * Follows what a server is answering, so that it can be closed without breaking off an answer. Node's own `close` ends every connection
 * whose answer has been handed over, though it has not been sent, and every one whose request it has not read yet.
 * @returns Stops accepting; every request that had been sent is answered, on a connection that ends with the answer, and a connection
 * without one is ended. What takes longer than `patience` milliseconds is broken off.
 */
export function closable(server: Server): (patience: number) => Promise<void> {
  const answering = new Map<Socket, Set<ServerResponse>>();
  let isClosing = false;
  server.on('connection', (socket) => {
    answering.set(socket, new Set());
    socket.once('close', () => answering.delete(socket));
  });
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    const responses = answering.get(socket);
    responses?.add(response);
    if (isClosing) endWith(response);
    response.once('close', () => {
      responses?.delete(response);
      // Its header may have promised to keep the connection.
      if (isClosing && responses?.size === 0) socket.destroySoon();
    });
  });
  return async (patience) => {
    isClosing = true;
    for (const response of [...answering.values()].flatMap((responses) => [...responses])) endWith(response);
    const timer = setTimeout(() => server.closeAllConnections(), patience);
    await wait(LAST_LOOK.milliseconds);
    for (let turn = 0; turn < LAST_LOOK.turns; turn += 1) await setImmediate();
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
    for (const [socket, responses] of answering) if (responses.size === 0) socket.destroySoon();
    await closed;
    clearTimeout(timer);
    // What is left of Node's own is its look at who is late.
    server.close();
  };
}

function endWith(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
