import type { UncleanPicture } from './clean-picture.ts';
import type { Original } from './encode-variant.ts';
import type { OutputPlan } from './output-plan.ts';

/** Draws variants. */
export interface Encoder {
  /** Prefetched pictures (`isAhead`) run at the lowest priority. Rejects when the original is invalid or the signal is aborted. */
  encode(original: Original, plan: OutputPlan, signal: AbortSignal, isAhead?: boolean): Promise<Buffer>;
  close(): void;
}

/** The picture itself is broken or too large. */
export class PictureError extends Error {
  constructor(reason: string) {
    super(`[cairn] [images] ${reason}`);
    this.name = 'PictureError';
  }
}

/** Decodes pictures of shoppers and encodes their pixels again. */
export interface PictureCleaner {
  /** Rejects with PictureError if the picture cannot be decoded, with another error on a time-out, or when the signal is aborted. */
  clean(picture: UncleanPicture, signal: AbortSignal): Promise<Buffer>;
}
