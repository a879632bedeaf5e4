import type { UncleanPicture } from './clean-picture.ts';
import type { Original } from './encode-variant.ts';
import type { OutputPlan } from './output-plan.ts';

/** Draws variants. */
export interface Encoder {
  /** What is drawn ahead leaves the processor to everything else. Rejects with what is wrong with the original, or once the signal is aborted. */
  encode(original: Original, plan: OutputPlan, signal: AbortSignal, isAhead?: boolean): Promise<Buffer>;
  close(): void;
}

/** The picture itself is at fault: it is broken or too large. */
export class PictureError extends Error {
  constructor(reason: string) {
    super(`[cairn] [images] ${reason}`);
    this.name = 'PictureError';
  }
}

/** Decodes pictures of shoppers, and encodes their pixels again. */
export interface PictureCleaner {
  /** Rejects with PictureError if the picture cannot be decoded, with another error if it takes too long, or once the signal is aborted. */
  clean(picture: UncleanPicture, signal: AbortSignal): Promise<Buffer>;
}
