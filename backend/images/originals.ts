import { createHash } from 'node:crypto';
import type { Frame, MediaPort } from '../ports.ts';
import { readSize, type Original } from './encoding/encode-variant.ts';
import type { OutputPlan } from './encoding/output-plan.ts';

/** Cached facts of an original, enough to name its variants without composing it again. */
export interface KnownOriginal extends Frame {
  readonly publicId: string;
  readonly hash: string;
  readonly isVector: boolean;
  readonly isInterim: boolean;
}

export interface Originals {
  /** Returns null if no such picture exists. */
  lookUp(publicId: string): Promise<KnownOriginal | null>;
  /** Composes a scene for the frame that it has to fill. */
  compose(publicId: string, plan: OutputPlan): Promise<Original>;
}

const maxKnown = 2000;

export function createOriginals(media: MediaPort): Originals {
  const known = new Map<string, KnownOriginal>();

  return {
    async lookUp(publicId) {
      const remembered = known.get(publicId);
      if (remembered) return remembered;
      const original = await media(publicId);
      if (!original) return null;
      const isVector = 'svg' in original;
      const hash = createHash('sha256')
        .update(isVector ? original.svg : original.raster)
        .digest('hex')
        .slice(0, 16);
      const isInterim = isVector && original.isInterim === true;
      const found: KnownOriginal = { ...(await readSize(original)), publicId, hash, isVector, isInterim };
      if (isInterim) return found;
      if (known.size >= maxKnown) known.delete(known.keys().next().value ?? '');
      known.set(publicId, found);
      return found;
    },
    async compose(publicId, plan) {
      const original = await media(publicId, plan.fit === 'fill' ? plan.frame : undefined);
      if (!original) throw new Error(`[cairn] [images] "${publicId}" is gone.`);
      return original;
    },
  };
}
