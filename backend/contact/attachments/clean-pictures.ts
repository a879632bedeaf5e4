import type { PictureType } from '../../images/encoding/clean-picture.ts';
import { createEncoderProcesses } from '../../images/encoding/encoder-processes.ts';
import { createWorkQueue } from '../../images/encoding/work-queue.ts';
import { QueueClosedError, QueueFullError, type WorkRequest } from '../../images/encoding/work.ts';
import { tooMany } from '../../router/call-error.ts';

export interface CleanPictures {
  /** The picture's pixels, encoded again. Null if it cannot be decoded. Throws CallError 429 when too many wait. */
  clean(bytes: Buffer, type: PictureType, request: Pick<WorkRequest, 'client' | 'signal'>): Promise<Buffer | null>;
  close(): Promise<void>;
}

/** Seconds after which a sender may try again. */
const RETRY_AFTER = 20;
/** Milliseconds in which a picture must be decoded. */
const LONGEST = 6000;

/** Decodes one picture at a time, in a process of its own that has none of the shop's secrets. */
export function createCleanPictures(): CleanPictures {
  const processes = createEncoderProcesses({ longest: LONGEST });
  const queue = createWorkQueue<Buffer | null>({
    atOnce: 1,
    smallest: 1,
    foreground: { all: 60, each: 9 },
    background: { all: 0, each: 0 },
  });
  let count = 0;
  return {
    async clean(bytes, type, { client, signal }) {
      count += 1;
      try {
        return await queue.run(`attachment ${count}`, { client, cost: 1, ...(signal && { signal }) }, async (working) => {
          try {
            return await processes.clean({ bytes, type }, working);
          } catch (error) {
            if (working.aborted) throw error;
            return null;
          }
        });
      } catch (error) {
        if (error instanceof QueueFullError || error instanceof QueueClosedError) throw tooMany(RETRY_AFTER);
        throw error;
      }
    },
    async close() {
      await queue.close();
      processes.close();
    },
  };
}
