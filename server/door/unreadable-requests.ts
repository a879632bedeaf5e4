import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '#generated/errors.ts';

interface Fault {
  readonly status: number;
  readonly errorId: ErrorCode;
  readonly sentence: string;
  readonly allow?: string;
}

const NOT_HTTP: Fault = { status: 400, errorId: 'API400', sentence: 'The request is not well-formed HTTP.' };

/** By the code of Node's error. */
const faults: Readonly<Record<string, Fault>> = {
  HPE_HEADER_OVERFLOW: { status: 431, errorId: 'API400', sentence: 'The headers are too long.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, errorId: 'API413', sentence: 'The extensions of a chunk are too long.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, errorId: 'API400', sentence: 'The request did not arrive in time.' },
};

const TUNNEL: Fault = {
  status: 405,
  errorId: 'API405',
  sentence: 'There are no tunnels here.',
  allow: 'GET, HEAD, POST, PUT, PATCH, DELETE',
};

/** Answers what never becomes a request, in the contract's error form, and ends its connection. */
export function answerUnreadable(server: Server): void {
  const answering = new WeakSet<Duplex>();
  server.on('request', ({ socket }, response) => {
    answering.add(socket);
    response.once('close', () => answering.delete(socket));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // In the middle of another answer, a second one would be taken for part of it.
    if (error.code === 'ECONNRESET' || !socket.writable || answering.has(socket)) socket.destroy();
    else write(socket, faults[error.code ?? ''] ?? NOT_HTTP);
  });
  server.on('connect', (_, socket) => write(socket, TUNNEL));
}

function write(socket: Duplex, { status, errorId, sentence, allow }: Fault): void {
  const body = JSON.stringify({
    appId: 'cairn-server',
    correlationId: crypto.randomUUID(),
    errorDetails: [{ errorId, message: sentence }],
  });
  const headers = [
    'connection: close',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    ...(allow === undefined ? [] : [`allow: ${allow}`]),
  ];
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
}
