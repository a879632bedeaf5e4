import type { Frame } from '../../ports.ts';
import { costOf, cutOnLadder, isTooLarge, onLadder, onShape, roundUpToQuality, roundUpToStrength } from '../variants/ladders.ts';
import type { CropMode, Gravity, ImageFormat, Transformation } from '../variants/transformation.ts';

/** What is drawn, in device pixels, already normalised: two requests with the same plan are one variant. */
export interface OutputPlan {
  /** Absent: the original's own size. */
  readonly frame?: Frame;
  /** How the original meets the frame. */
  readonly fit: CropMode;
  readonly gravity: Gravity;
  /** 0 for formats that have none. */
  readonly quality: number;
  /** 0 for none. */
  readonly sharpen: number;
  readonly format: ImageFormat;
}

const defaultQuality = 60;
const lossless: ReadonlySet<ImageFormat> = new Set(['png', 'svg']);
/** Where the frame shows a part, and so which. */
const choosesPart: ReadonlySet<CropMode> = new Set(['fill', 'crop']);

/** The box that was asked for, in CSS pixels; sides that were not named follow the aspect asked for, else the original's. */
function askedBox(asked: Transformation, original: Frame, fit: CropMode): Frame | undefined {
  const { width, height } = asked;
  const own = original.width / original.height;
  const aspect = asked.aspect ?? own;
  if (!width && !height) {
    if (!asked.aspect) return undefined;
    const byWidth = { width: original.width, height: original.width / aspect };
    return onShape(byWidth.height <= original.height ? byWidth : { width: original.height * aspect, height: original.height }, own);
  }
  const box = { width: width ?? (height ?? 0) * aspect, height: height ?? (width ?? 0) / aspect };
  return fit === 'fit' || fit === 'limit' || fit === 'crop' ? box : onShape(box, own);
}

/** `fit` and `limit` keep the original's aspect within the box; `limit` never enlarges pixels (a drawing has none). */
function within(box: Frame, original: Frame, enlarge: boolean): Frame {
  const factor = Math.min(box.width / original.width, box.height / original.height, enlarge ? Infinity : 1);
  return { width: original.width * factor, height: original.height * factor };
}

function frameOf(asked: Transformation, original: Frame, fit: CropMode, isVector: boolean, format: ImageFormat): Frame | undefined {
  const box = askedBox(asked, original, fit);
  if (!box) return isTooLarge(original, format) ? onLadder(original, format) : undefined;
  const dpr = asked.width || asked.height ? (asked.dpr ?? 1) : 1;
  const scaled = { width: box.width * dpr, height: box.height * dpr };
  // A crop cuts pixels at their own size, so that only the service's limits may change its frame.
  if (fit === 'crop') return cutOnLadder(scaled, original, format);
  return onLadder(fit === 'fit' || fit === 'limit' ? within(scaled, original, fit === 'fit' || isVector) : scaled, format);
}

/** Turns what was asked into what is drawn: a bounded number of plans for each original. */
export function planOutput(asked: Transformation, original: Frame, isVector: boolean, format: ImageFormat): OutputPlan {
  const fit = asked.crop ?? (asked.aspect ? 'fill' : 'scale');
  const frame = frameOf(asked, original, fit, isVector, format);
  return {
    ...(frame && { frame }),
    fit,
    gravity: choosesPart.has(fit) ? (asked.gravity ?? 'center') : 'center',
    quality: lossless.has(format) ? 0 : roundUpToQuality(asked.quality ?? defaultQuality),
    // A drawing is drawn at the size that is shown: no softness of scaling to take back.
    sharpen: asked.sharpen && !isVector ? roundUpToStrength(asked.sharpen) : 0,
    format,
  };
}

/** What a plan takes to draw, in megapixels of WebP; a cut is drawn whole first. */
export function planCost({ frame, fit, format }: OutputPlan, original: Frame): number {
  return costOf(frame && fit !== 'crop' ? frame : original, format);
}

/** The same text for the same plan; part of the variant's name on disk. */
export function planKey(plan: OutputPlan): string {
  const frame = plan.frame ? `${plan.frame.width}x${plan.frame.height}` : 'own';
  return [frame, plan.fit, plan.gravity, plan.quality, plan.sharpen, plan.format].join('|');
}
