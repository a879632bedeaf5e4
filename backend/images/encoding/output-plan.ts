import type { Frame } from '../../ports.ts';
import {
  getEncodingCost,
  snapCropToLadder,
  isTooLarge,
  snapToLadder,
  snapToShape,
  roundUpToQuality,
  roundUpToStrength,
} from '../variants/ladders.ts';
import type { CropMode, Gravity, ImageFormat, Transformation } from '../variants/transformation.ts';

/** A normalized rendering plan in device pixels. Requests with equal plans share one variant. */
export interface OutputPlan {
  /** Absent for the original's own size. */
  readonly frame?: Frame;
  /** Fits the original into the frame. */
  readonly fit: CropMode;
  readonly gravity: Gravity;
  /** 0 for formats without a quality. */
  readonly quality: number;
  /** 0 for no sharpening. */
  readonly sharpen: number;
  readonly format: ImageFormat;
}

const defaultQuality = 60;
const lossless: ReadonlySet<ImageFormat> = new Set(['png', 'svg']);
/** Modes that crop the original and so use a gravity. */
const croppingModes: ReadonlySet<CropMode> = new Set(['fill', 'crop']);

/** The requested box in CSS pixels. Missing sides follow the requested aspect ratio, else the original's. */
function getRequestedBox(asked: Transformation, original: Frame, fit: CropMode): Frame | undefined {
  const { width, height } = asked;
  const own = original.width / original.height;
  const aspect = asked.aspect ?? own;
  if (!width && !height) {
    if (!asked.aspect) return undefined;
    const byWidth = { width: original.width, height: original.width / aspect };
    return snapToShape(byWidth.height <= original.height ? byWidth : { width: original.height * aspect, height: original.height }, own);
  }
  const box = { width: width ?? (height ?? 0) * aspect, height: height ?? (width ?? 0) / aspect };
  return fit === 'fit' || fit === 'limit' || fit === 'crop' ? box : snapToShape(box, own);
}

/** `fit` and `limit` preserve the original's aspect ratio within the box; `limit` never enlarges pixels (a drawing has none). */
function fitWithin(box: Frame, original: Frame, enlarge: boolean): Frame {
  const factor = Math.min(box.width / original.width, box.height / original.height, enlarge ? Infinity : 1);
  return { width: original.width * factor, height: original.height * factor };
}

function getFrame(asked: Transformation, original: Frame, fit: CropMode, isVector: boolean, format: ImageFormat): Frame | undefined {
  const box = getRequestedBox(asked, original, fit);
  if (!box) return isTooLarge(original, format) ? snapToLadder(original, format) : undefined;
  const dpr = asked.width || asked.height ? (asked.dpr ?? 1) : 1;
  const scaled = { width: box.width * dpr, height: box.height * dpr };
  // A crop cuts pixels at their own size, so only the service's limits may change its frame.
  if (fit === 'crop') return snapCropToLadder(scaled, original, format);
  return snapToLadder(fit === 'fit' || fit === 'limit' ? fitWithin(scaled, original, fit === 'fit' || isVector) : scaled, format);
}

/** Converts a requested transformation to a plan. The number of plans per original is bounded. */
export function createOutputPlan(asked: Transformation, original: Frame, isVector: boolean, format: ImageFormat): OutputPlan {
  const fit = asked.crop ?? (asked.aspect ? 'fill' : 'scale');
  const frame = getFrame(asked, original, fit, isVector, format);
  return {
    ...(frame && { frame }),
    fit,
    gravity: croppingModes.has(fit) ? (asked.gravity ?? 'center') : 'center',
    quality: lossless.has(format) ? 0 : roundUpToQuality(asked.quality ?? defaultQuality),
    // Drawings are rendered at the displayed size, so scaling has not softened them.
    sharpen: asked.sharpen && !isVector ? roundUpToStrength(asked.sharpen) : 0,
    format,
  };
}

/** Cost of a plan in megapixels of WebP. A crop is first drawn whole. */
export function getPlanCost({ frame, fit, format }: OutputPlan, original: Frame): number {
  return getEncodingCost(frame && fit !== 'crop' ? frame : original, format);
}

/** Equal for equal plans. Part of the variant's file name. */
export function getPlanKey(plan: OutputPlan): string {
  const frame = plan.frame ? `${plan.frame.width}x${plan.frame.height}` : 'own';
  return [frame, plan.fit, plan.gravity, plan.quality, plan.sharpen, plan.format].join('|');
}
