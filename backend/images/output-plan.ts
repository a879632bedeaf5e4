import type { Frame } from '../ports.ts';
import type { CropMode, Gravity, ImageFormat, Transformation } from './transformation.ts';

/** What is drawn, in device pixels, already normalised: two requests with the same plan are one variant. */
export interface OutputPlan {
  /** Absent: the original's own size. */
  readonly frame?: Frame;
  /** How the original meets the frame. */
  readonly fit: CropMode;
  readonly gravity: Gravity;
  readonly quality: number;
  /** 0 for none. */
  readonly sharpen: number;
  readonly format: ImageFormat;
}

/** Widths that exist; a request is rounded up to one, so that nobody can ask for a thousand variants. */
const widthLadder = [
  16, 32, 48, 64, 96, 128, 160, 200, 256, 320, 400, 480, 560, 640, 720, 800, 960, 1080, 1280, 1440, 1600, 1920, 2240, 2560, 3200,
] as const;

const largest = 3200;
const defaultQuality = 60;

export function roundUpToLadder(pixels: number): number {
  return widthLadder.find((step) => step >= pixels) ?? largest;
}

/** Rounds the leading side up to the ladder and lets the other follow, neither beyond 3200. */
function onLadder({ width, height }: Frame): Frame {
  const grown = roundUpToLadder(width) / width;
  const factor = Math.min(grown, largest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

/** The box that was asked for, in device pixels; sides that were not named follow the aspect asked for, else the original's. */
function askedFrame(asked: Transformation, original: Frame): Frame | undefined {
  const { width, height } = asked;
  const dpr = asked.dpr ?? 1;
  const aspect = asked.aspect ?? original.width / original.height;
  if (width && height) return { width: width * dpr, height: height * dpr };
  if (width) return { width: width * dpr, height: (width * dpr) / aspect };
  if (height) return { width: height * dpr * aspect, height: height * dpr };
  if (!asked.aspect) return undefined;
  const byWidth = { width: original.width, height: original.width / aspect };
  return byWidth.height <= original.height ? byWidth : { width: original.height * aspect, height: original.height };
}

/** `fit` and `limit` keep the original's aspect within the box; `limit` never enlarges pixels (a drawing has none). */
function within(box: Frame, original: Frame, enlarge: boolean): Frame {
  const factor = Math.min(box.width / original.width, box.height / original.height, enlarge ? Infinity : 1);
  return { width: original.width * factor, height: original.height * factor };
}

const roundTo = (value: number, step: number): number => Math.max(step, Math.ceil(value / step) * step);

/** Turns what was asked into what is drawn: a bounded number of plans for each original. */
export function planOutput(asked: Transformation, original: Frame, isVector: boolean, format: ImageFormat): OutputPlan {
  const fit = asked.crop ?? (asked.aspect ? 'fill' : 'scale');
  const box = askedFrame(asked, original);
  const kept = box && (fit === 'fit' || fit === 'limit') ? within(box, original, fit === 'fit' || isVector) : box;
  // A crop cuts pixels at their own size, so that only the service's limits may change its frame.
  const frame = kept && fit !== 'crop' ? onLadder(kept) : kept && cropFrame(kept, original);
  return {
    ...(frame && { frame }),
    fit,
    gravity: asked.gravity ?? 'center',
    quality: Math.min(100, roundTo(asked.quality ?? defaultQuality, 5)),
    // A drawing is drawn at the size that is shown: no softness of scaling to take back.
    sharpen: asked.sharpen && !isVector ? roundTo(asked.sharpen, 20) : 0,
    format,
  };
}

function cropFrame(box: Frame, original: Frame): Frame {
  return {
    width: Math.min(roundUpToLadder(box.width), original.width),
    height: Math.min(roundUpToLadder(box.height), original.height),
  };
}

/** The same text for the same plan; part of the variant's name on disk. */
export function planKey(plan: OutputPlan): string {
  const frame = plan.frame ? `${plan.frame.width}x${plan.frame.height}` : 'own';
  return [frame, plan.fit, plan.gravity, plan.quality, plan.sharpen, plan.format].join('|');
}
