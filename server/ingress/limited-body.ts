import type { IncomingMessage } from 'node:http';

/** Limits for reading and discarding an unread body, so that its sender can read the response. */
const LINGER = { milliseconds: 2000, bytes: 16 * 1024 * 1024 };

/** Bodies up to this declared size in bytes are read before they are handled. That is cheaper than a stream. */
const READ_WHOLE = 64 * 1024;

export interface LimitedBody {
  /** The complete body, for a short one. Rejects if the connection breaks. */
  readonly whole?: () => Promise<Uint8Array<ArrayBuffer>>;
  /** The body in chunks, for a longer one. It reads on demand and never more than the limit. */
  readonly stream?: ReadableStream<Uint8Array>;
  /** Aborted if the body exceeds the limit; undefined if it cannot. */
  readonly exceeded?: AbortSignal;
  /**
   * Reads and discards the rest within limits.
   * @returns True if the body has ended, so that the connection can be reused.
   */
  discard(): Promise<boolean>;
}

const getContentLength = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0);

export function limitBody(incoming: IncomingMessage, limit: number): LimitedBody {
  const isMeasured = incoming.headers['transfer-encoding'] === undefined;
  if (isMeasured && getContentLength(incoming) === 0) return { discard: async () => true };
  if (isMeasured && getContentLength(incoming) <= Math.min(limit, READ_WHOLE))
    return { whole: () => readWhole(incoming), discard: () => drain(incoming) };

  const exceeding = new AbortController();
  const exceeded = exceeding.signal;
  let reader: ReadableStreamDefaultController<Uint8Array> | undefined;
  let size = 0;
  const createErrorResponse = (): void => {
    // Abort first, so that the reader's error is already known to be the size limit.
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
          if (size > limit) createErrorResponse();
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
  if (getContentLength(incoming) > limit) createErrorResponse();
  return {
    stream,
    exceeded,
    discard() {
      reader = undefined;
      return drain(incoming);
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

function drain(incoming: IncomingMessage): Promise<boolean> {
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
