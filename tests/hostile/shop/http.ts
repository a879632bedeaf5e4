import { request, type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

export interface Sent {
  readonly method?: string;
  /** The request target, sent unchanged. */
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Uint8Array;
  /** The visitor's address: any address in 127.0.0.0/8. */
  readonly from?: string;
  /** Time-out of a complete response in milliseconds. */
  readonly deadline?: number;
  /** True to read and discard the response's body. */
  readonly forgetsBody?: boolean;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly milliseconds: number;
}

/** Thrown on a time-out: the server hangs. */
class HangError extends Error {
  constructor({ method = 'GET', path, deadline }: Sent) {
    super(`${method} ${path.slice(0, 300)} had no answer within ${deadline} ms`);
    this.name = 'HangError';
  }
}

const standard = 60_000;
/** Other systems have a single loopback address. */
const manyAddresses = process.platform === 'linux';

/** Sends one request and reads its complete response. Rejects with HangError, or with the connection's error. */
export function sendRequest(port: number, sent: Sent, agent?: Agent): Promise<HttpResponse> {
  const { method = 'GET', path, headers, body, from, deadline = standard, forgetsBody = false } = sent;
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const localAddress = manyAddresses ? from : undefined;
    // Node omits the length of a DELETE's body.
    const own = { host: `localhost:${port}`, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) };
    const outgoing = request(
      { host: '127.0.0.1', port, method, path, agent: agent ?? false, localAddress, headers: { ...own, ...headers } },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => void (forgetsBody || chunks.push(chunk)));
        incoming.on('error', fail);
        incoming.on('end', () => {
          clearTimeout(timer);
          const text = Buffer.concat(chunks).toString();
          const milliseconds = performance.now() - started;
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: text, milliseconds });
        });
      },
    );
    const fail = (error: NodeJS.ErrnoException): void => {
      clearTimeout(timer);
      // The server has closed an idle connection on which this request was sent.
      if (outgoing.reusedSocket && error.code === 'ECONNRESET') resolve(sendRequest(port, sent));
      else reject(new Error(`${method} ${path.slice(0, 300)}: ${error.message}`, { cause: error }));
    };
    const timer = setTimeout(() => {
      reject(new HangError({ ...sent, deadline }));
      outgoing.destroy();
    }, deadline);
    outgoing.on('error', fail);
    outgoing.end(body);
  });
}
