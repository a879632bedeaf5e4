import type { PictureType } from '../../images/encoding/clean-picture.ts';
import { PictureError } from '../../images/encoding/encoder.ts';
import { createEncoderProcesses } from '../../images/encoding/encoder-processes.ts';
import { createWorkQueue } from '../../images/encoding/work-queue.ts';
import type { WorkRequest } from '../../images/encoding/work.ts';
import type { Log } from '../../ports.ts';
import { createTooManyRequestsError } from '../../router/call-error.ts';

export interface CleanPictures {
  /**
   * The picture's pixels, encoded again; null if it cannot be decoded.
   * @throws CallError 429 when the queue is full or decoding takes too long.
   */
  clean(bytes: Buffer, type: PictureType, request: Pick<WorkRequest, 'client' | 'signal'>): Promise<Buffer | null>;
  close(): Promise<void>;
}

/** Seconds after which a sender may try again. */
const RETRY_AFTER = 20;
/** Time-out for decoding a picture in milliseconds. */
const LONGEST = 9000;

/** Decodes one picture at a time, in a separate process without access to the shop's secrets. */
export function createCleanPictures(log: Log): CleanPictures {
  const processes = createEncoderProcesses({ timeout: LONGEST });
  const queue = createWorkQueue<Buffer>({
    maxRunning: 1,
    maxSmallCost: 1,
    foreground: { all: 60, each: 9 },
    background: { all: 0, each: 0 },
  });
  let count = 0;
  return {
    async clean(bytes, type, { client, signal }) {
      count += 1;
      try {
        return await queue.run(`attachment ${count}`, { client, cost: 1, ...(signal && { signal }) }, async (working) => {
          return processes.clean({ bytes, type }, working);
        });
      } catch (error) {
        if (error instanceof PictureError) return null;
        if (signal?.aborted) throw error;
        // The queue is full, or the host is too busy to decode it in time.
        log.warn('[cairn] [contact] a picture could not be checked', { reason: String(error) });
        throw createTooManyRequestsError(RETRY_AFTER);
      }
    },
    async close() {
      await queue.close();
      processes.close();
    },
  };
}
