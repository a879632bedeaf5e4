import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServerCloser } from './close-server.ts';
import { respondToUnreadable, rejectUnknownEncodings } from '../ingress/unreadable-requests.ts';

/** Error for a port that another program uses. */
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
  /** Lets open responses finish, for `patience` milliseconds at most. */
  close(timeout?: number): Promise<void>;
}

/** Time-outs in milliseconds for the headers and for a whole request, and the interval at which they are checked. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2000 };

/** Milliseconds in which a stopping server finishes its responses; less than the whole process has (run-until-stopped.ts). */
const STOP_TIMEOUT = 4000;

/**
 * Listens on one address of this machine, by default the loopback address; port 0 selects a free port.
 * @throws PortInUseError
 */
export function listen(handler: RequestListener, port: number, setting: string, host = '127.0.0.1'): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = createServer(TIMEOUTS, rejectUnknownEncodings(handler));
    respondToUnreadable(server);
    const close = createServerCloser(server);
    server.on('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? new PortInUseError(port, setting) : error));
    server.listen(port, host, () =>
      resolve({ port: (server.address() as AddressInfo).port, server, close: (timeout = STOP_TIMEOUT) => close(timeout) }),
    );
  });
}
