import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';

export interface RawResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** True if the server closed the connection. */
  readonly isClosed: boolean;
}

/** Sends raw text in the given packets. Resolves when the response is complete, or when the connection ends if either side announces it. */
export function sendRaw(port: number, ...packets: readonly string[]): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const text = packets.join('');
    const socket = connect(port, '127.0.0.1', () => void writePackets(socket, packets));
    let heard = '';
    const finish = (isClosed: boolean): void => {
      const response = parseResponse(heard, isClosed);
      if (response === undefined) return;
      socket.destroy();
      resolve(response);
    };
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      heard += String(chunk);
      if (!/connection: close/i.test(text + heard)) finish(false);
    });
    socket.on('end', () => finish(true));
    socket.on('error', reject);
  });
}

/** Writes a packet after the previous one has left this process, so that the server reads them one by one. */
async function writePackets(socket: Socket, packets: readonly string[]): Promise<void> {
  socket.setNoDelay(true);
  for (const packet of packets) {
    await new Promise<void>((resolve) => socket.write(packet, 'latin1', () => resolve()));
    await setImmediate();
  }
}

/** Undefined while it is incomplete. */
function parseResponse(text: string, isClosed: boolean): RawResponse | undefined {
  const cut = text.indexOf('\r\n\r\n');
  if (cut < 0 && !isClosed) return undefined;
  const [first = '', ...lines] = text.slice(0, cut).split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const body = text.slice(cut + 4);
  if (!isClosed && body.length < Number(headers['content-length'] ?? 0)) return undefined;
  return { status: Number(first.split(' ')[1]), headers, body, isClosed };
}
