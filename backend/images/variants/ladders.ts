import type { Frame } from '../../ports.ts';
import type { ImageFormat } from './transformation.ts';

/** Widths of variants in device pixels. Requests are rounded up to one. */
const widths = [
  16, 32, 48, 64, 96, 128, 160, 200, 256, 320, 400, 480, 560, 640, 720, 800, 960, 1080, 1280, 1440, 1600, 1920, 2240, 2560, 3200,
] as const;
const largestSide = 3200;

const landscape = [5 / 4, 4 / 3, 3 / 2, 8 / 5, 16 / 9, 2, 21 / 9, 3, 4, 6, 10];
/** Aspect ratios (width / height) of variants besides an original's own. */
const shapes = [1, ...landscape, ...landscape.map((shape) => 1 / shape)];

const qualities = [30, 40, 50, 60, 70, 80, 90] as const;
const strengths = [20, 40, 60, 80, 100, 150, 200, 400] as const;

/** Maximum pixels per format: AVIF takes twice the time of WebP, and PNG many times the disk space. */
const mostPixels: Readonly<Record<Exclude<ImageFormat, 'svg'>, number>> = {
  avif: 6_700_000,
  webp: 8_400_000,
  jpg: 8_400_000,
  png: 4_000_000,
};
/** Processor time per pixel relative to WebP. */
const weights: Readonly<Record<ImageFormat, number>> = { svg: 0, webp: 1, jpg: 1, avif: 2, png: 2 };

const roundUp = (steps: readonly number[], value: number): number => steps.find((step) => step >= value) ?? steps.at(-1) ?? value;

const roundUpToWidth = (pixels: number): number => roundUp(widths, pixels);
export const roundUpToQuality = (quality: number): number => roundUp(qualities, quality);
export const roundUpToStrength = (strength: number): number => roundUp(strengths, strength);

const areaOf = ({ width, height }: Frame): number => width * height;
const areaLimit = (format: ImageFormat): number => (format === 'svg' ? Number.POSITIVE_INFINITY : mostPixels[format]);

/** Snaps the box to the nearest shape. A box whose shape differs only by rounding is unchanged. */
export function onShape(box: Frame, own: number): Frame {
  const asked = box.width / box.height;
  const distance = (shape: number): number => Math.abs(Math.log(asked / shape));
  const shape = shapes.reduce((nearest, other) => (distance(other) < distance(nearest) ? other : nearest), own);
  return Math.abs(box.height - box.width / shape) <= 0.5 ? box : { width: box.width, height: box.width / shape };
}

/** Rounds the width up to the ladder, with a proportional height, within the largest side and the format's pixels. */
export function onLadder({ width, height }: Frame, format: ImageFormat): Frame {
  const share = height / width;
  const fits = (step: number): boolean => step * share <= largestSide && step * step * share <= areaLimit(format);
  const step = roundUpToWidth(width);
  const drawn = fits(step) ? step : (widths.findLast(fits) ?? widths[0]);
  return { width: drawn, height: Math.max(1, Math.round(drawn * share)) };
}

/** Snaps both sides to the ladder, within the original and the format's pixels. */
export function cutOnLadder(box: Frame, original: Frame, format: ImageFormat): Frame {
  let frame = { width: roundUpToWidth(box.width), height: roundUpToWidth(box.height) };
  const below = (side: number): number => widths.findLast((step) => step < side) ?? side;
  while (areaOf(frame) > areaLimit(format))
    frame = frame.width > frame.height ? { ...frame, width: below(frame.width) } : { ...frame, height: below(frame.height) };
  return { width: Math.min(frame.width, original.width), height: Math.min(frame.height, original.height) };
}

export const isTooLarge = (frame: Frame, format: ImageFormat): boolean =>
  areaOf(frame) > areaLimit(format) || Math.max(frame.width, frame.height) > largestSide;

/** Cost of drawing the frame, in megapixels of WebP. */
export const costOf = (frame: Frame, format: ImageFormat): number => (areaOf(frame) / 1e6) * weights[format];
