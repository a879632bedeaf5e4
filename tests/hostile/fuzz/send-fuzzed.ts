import { connect } from 'node:net';
import { getTarget, type FuzzedRequest } from './fuzzed-request.ts';

/** A sender: its address, its session, and its own ids for the document's example ids. */
export interface Visitor {
  readonly headers: readonly (readonly [string, string])[];
  readonly ids: ReadonlyMap<string, string>;
}

export interface FuzzedResponse {
  /** Undefined without a response: the connection ended, or timed out. */
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly isHang: boolean;
}

/** Milliseconds. */
const deadline = 60_000;

function serializeRequest(request: FuzzedRequest, port: number, visitor: Visitor | undefined): Buffer {
  const { method, headers, body } = request;
  const own = [...(visitor?.headers ?? []), ...headers];
  const isNamed = own.some(([name]) => name.toLowerCase() === 'host');
  const replaceIds = (text: string): string =>
    [...(visitor?.ids ?? [])].reduce((created, [example, id]) => created.replaceAll(example, id), text);
  const bytes = body === undefined ? undefined : Buffer.from(replaceIds(body), 'utf8');
  const lines = [
    `${method} ${getTarget(request)} HTTP/1.1`,
    ...(isNamed ? [] : [`host: localhost:${port}`]),
    ...own.map(([name, value]) => `${name}: ${value}`),
    ...(bytes ? [`content-length: ${bytes.length}`] : []),
    'connection: close',
  ];
  return Buffer.concat([Buffer.from(`${replaceIds(lines.join('\r\n'))}\r\n\r\n`, 'utf8'), bytes ?? Buffer.alloc(0)]);
}

function decodeChunks(body: string): string {
  let text = '';
  let rest = body;
  for (;;) {
    const [, size = '0'] = /^([\da-f]+)[^\r]*\r\n/i.exec(rest) ?? [];
    const length = Number.parseInt(size, 16);
    if (length === 0) return text;
    const start = rest.indexOf('\r\n') + 2;
    text += rest.slice(start, start + length);
    rest = rest.slice(start + length + 2);
  }
}

function parseResponse(heard: string, isHang: boolean): FuzzedResponse {
  // Skips informational responses such as 100 Continue.
  let text = heard;
  while (/^HTTP\/1\.1 1\d\d /.test(text)) text = text.slice(text.indexOf('\r\n\r\n') + 4);
  const [, status] = /^HTTP\/1\.[01] (\d{3}) /.exec(text) ?? [];
  const cut = text.indexOf('\r\n\r\n');
  const lines = text.slice(0, Math.max(0, cut)).split('\r\n').slice(1);
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const raw = cut < 0 ? '' : text.slice(cut + 4);
  const body = headers['transfer-encoding'] === 'chunked' ? decodeChunks(raw) : raw;
  return { status: status === undefined ? undefined : Number(status), headers, body: Buffer.from(body, 'latin1').toString('utf8'), isHang };
}

/** Sends a request unchanged, which no client would do, on its own connection. */
export function sendFuzzed(port: number, request: FuzzedRequest, from: string, visitor?: Visitor): Promise<FuzzedResponse> {
  return new Promise((resolve) => {
    const localAddress = process.platform === 'linux' ? from : undefined;
    const bytes = serializeRequest(request, port, visitor);
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(bytes));
    let heard = '';
    const finish = (isHang: boolean): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(parseResponse(heard, isHang));
    };
    const timer = setTimeout(() => finish(true), deadline);
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => void (heard += String(chunk)));
    socket.on('end', () => finish(false));
    // A server may close a connection after its response while the client is still sending.
    socket.on('error', () => finish(false));
  });
}
