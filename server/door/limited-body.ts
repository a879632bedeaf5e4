import type { IncomingMessage } from 'node:http';

/** What is taken and thrown away of a body that nobody reads any more, so that its sender gets to read the answer. */
const LINGER = { milliseconds: 2000, bytes: 16 * 1024 * 1024 };

/** Bodies that say that they have so many bytes at most are read before they are handled: a stream costs more than they do. */
const READ_WHOLE = 64 * 1024;

export interface LimitedBody {
  /** Of a short body: all of it. Rejects when it breaks off. */
  readonly whole?: () => Promise<Uint8Array<ArrayBuffer>>;
  /** Of a longer one: chunk by chunk, as its reader asks for it, and no byte more than the limit. */
  readonly stream?: ReadableStream<Uint8Array>;
  /** Aborted when more comes than may; undefined where no more can come. */
  readonly exceeded?: AbortSignal;
  /** Throws away what is still to come, within bounds. @returns whether the body has come to its end, so that the connection may go on. */
  discard(): Promise<boolean>;
}

const lengthOf = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0);

export function limitBody(incoming: IncomingMessage, limit: number): LimitedBody {
  const isMeasured = incoming.headers['transfer-encoding'] === undefined;
  if (isMeasured && lengthOf(incoming) === 0) return { discard: async () => true };
  if (isMeasured && lengthOf(incoming) <= Math.min(limit, READ_WHOLE))
    return { whole: () => readWhole(incoming), discard: () => untilEnded(incoming) };

  const exceeding = new AbortController();
  const exceeded = exceeding.signal;
  let reader: ReadableStreamDefaultController<Uint8Array> | undefined;
  let size = 0;
  const refuse = (): void => {
    // Those who wait are told before the body's reader fails, so that its failure is known for what it is.
    exceeding.abort();
    reader?.error(new Error('the body is larger than it may be'));
    reader = undefined;
    incoming.pause();
  };
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        reader = controller;
        incoming.on('data', (chunk: Uint8Array) => {
          size += chunk.byteLength;
          if (reader === undefined) return;
          if (size > limit) refuse();
          else {
            reader.enqueue(chunk);
            incoming.pause();
          }
        });
        incoming.once('end', () => reader?.close());
        incoming.once('error', (error) => reader?.error(error));
        incoming.pause();
      },
      pull: () => void incoming.resume(),
      cancel: () => void (reader = undefined),
    },
    { highWaterMark: 0 },
  );
  if (lengthOf(incoming) > limit) refuse();
  return {
    stream,
    exceeded,
    discard() {
      reader = undefined;
      return untilEnded(incoming);
    },
  };
}

function readWhole(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.once('end', () => resolve(Buffer.concat(chunks)));
    incoming.once('error', reject);
  });
}

function untilEnded(incoming: IncomingMessage): Promise<boolean> {
  if (incoming.readableEnded || incoming.destroyed) return Promise.resolve(incoming.readableEnded);
  return new Promise((resolve) => {
    let left = LINGER.bytes;
    const end = (): void => {
      clearTimeout(timer);
      incoming.off('data', count).off('end', end).off('close', end);
      resolve(incoming.readableEnded);
    };
    const count = (chunk: Uint8Array): void => {
      left -= chunk.byteLength;
      if (left < 0) end();
    };
    const timer = setTimeout(end, LINGER.milliseconds);
    incoming.on('data', count).once('end', end).once('close', end).resume();
  });
}
