import { STATUS_CODES, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '#generated/errors.ts';

interface Fault {
  readonly status: number;
  readonly errorId: ErrorCode;
  readonly sentence: string;
  readonly allow?: string;
}

const NOT_HTTP: Fault = { status: 400, errorId: 'API400', sentence: 'The request is not well-formed HTTP.' };

/** Errors by Node's error code. */
const faults: Readonly<Record<string, Fault>> = {
  HPE_HEADER_OVERFLOW: { status: 431, errorId: 'API400', sentence: 'The headers are too long.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, errorId: 'API413', sentence: 'The chunk extensions are too long.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, errorId: 'API400', sentence: 'The request did not arrive in time.' },
};

const UNKNOWN_ENCODING: Fault = { status: 501, errorId: 'API400', sentence: 'header.transfer-encoding: must be chunked' };

/** Milliseconds in which the client can read the error before its connection is closed. */
const LINGER = 2000;

const TUNNEL: Fault = {
  status: 405,
  errorId: 'API405',
  sentence: 'CONNECT is not supported.',
  allow: 'GET, HEAD, POST, PUT, PATCH, DELETE',
};

/** Sockets whose request was rejected by its headers. */
const rejected = new WeakSet<Duplex>();

/**
 * Rejects requests with a transfer encoding that Node cannot decode. Node passes some of them on with a raw body, and destroys the
 * connection of others after their handler has started.
 */
export function rejectUnknownEncodings(handle: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    if (isDecoded(incoming)) return handle(incoming, outgoing);
    rejected.add(incoming.socket);
    write(incoming.socket, UNKNOWN_ENCODING, incoming.method !== 'HEAD');
    return undefined;
  };
}

function isDecoded({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] === undefined || /^chunked$/i.test(headers['transfer-encoding']);
}

/** Sends an error in the contract's form for a request that cannot be parsed, and closes its connection. */
export function respondToUnreadable(server: Server): void {
  const responding = new WeakSet<Duplex>();
  server.on('request', ({ socket }, response) => {
    responding.add(socket);
    response.once('close', () => responding.delete(socket));
  });
  server.on('clientError', (error: ClientError, socket) => {
    if (rejected.has(socket)) return;
    // The client would read this response as a part of the one that is being sent.
    if (error.code === 'ECONNRESET' || !socket.writable || responding.has(socket)) socket.destroy();
    else write(socket, faults[error.code ?? ''] ?? NOT_HTTP, canHaveBody(error));
  });
  server.on('connect', (_, socket) => write(socket, TUNNEL));
}

interface ClientError extends NodeJS.ErrnoException {
  /** The bytes that the parser failed on: all headers, unless they arrived in several packets. */
  readonly rawPacket?: Buffer;
}

/** A response to HEAD has no body. If the packet does not show the method, the request may have been HEAD. */
function canHaveBody({ code, rawPacket }: ClientError): boolean {
  if (code === 'HPE_INVALID_METHOD') return true;
  const packet = rawPacket?.toString('latin1') ?? '';
  return /^[A-Z]+ /.test(packet) && !/^HEAD /m.test(packet);
}

function write(socket: Duplex, { status, errorId, sentence, allow }: Fault, hasBody = true): void {
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
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('\r\n')}\r\n\r\n${hasBody ? body : ''}`);
  setTimeout(() => socket.destroy(), LINGER).unref();
}
