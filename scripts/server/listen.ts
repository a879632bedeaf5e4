import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerUnreadable } from './door/unreadable-requests.ts';

/** The port is another program's. */
export class PortInUseError extends Error {
  readonly port: number;
  constructor(port: number, setting: string) {
    super(`[cairn] [start] Port ${port} is in use: stop the program that holds it, or choose another with ${setting}.`);
    this.name = 'PortInUseError';
    this.port = port;
  }
}

export interface Listening {
  readonly port: number;
  readonly server: Server;
  /** Lets running answers finish, for `patience` milliseconds at most. */
  close(patience?: number): Promise<void>;
}

/** Milliseconds that a sender has for its headers and for the whole of its request, and between two looks at who is late. */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2000 };

/** Listens at one address of this machine, by default at the one that no other machine reaches; port 0 picks a free one. Throws PortInUseError. */
export function listen(handler: RequestListener, port: number, setting: string, host = '127.0.0.1'): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = createServer(PATIENCE, handler);
    answerUnreadable(server);
    server.on('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? new PortInUseError(port, setting) : error));
    server.listen(port, host, () =>
      resolve({ port: (server.address() as AddressInfo).port, server, close: (patience = 5000) => close(server, patience) }),
    );
  });
}

function close(server: Server, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
