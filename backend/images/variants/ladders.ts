import type { Frame } from '../../ports.ts';
import type { ImageFormat } from './transformation.ts';

/** Widths of variants in device pixels. Requests are rounded up to one. */
const widths = [
  16, 32, 48, 64, 96, 128, 160, 200, 256, 320, 400, 480, 560, 640, 720, 800, 960, 1080, 1280, 1440, 1600, 1920, 2240, 2560, 3200,
] as const;
const maxSide = 3200;

const landscape = [5 / 4, 4 / 3, 3 / 2, 8 / 5, 16 / 9, 2, 21 / 9, 3, 4, 6, 10];
/** Aspect ratios (width / height) of variants besides an original's own. */
const aspectRatios = [1, ...landscape, ...landscape.map((shape) => 1 / shape)];

const qualities = [30, 40, 50, 60, 70, 80, 90] as const;
const strengths = [20, 40, 60, 80, 100, 150, 200, 400] as const;

/** Maximum pixels per format: AVIF takes twice the time of WebP, and PNG many times the disk space. */
const maxPixels: Readonly<Record<Exclude<ImageFormat, 'svg'>, number>> = {
  avif: 6_700_000,
  webp: 8_400_000,
  jpg: 8_400_000,
  png: 4_000_000,
};
/** Processor time per pixel relative to WebP. */
const costPerPixel: Readonly<Record<ImageFormat, number>> = { svg: 0, webp: 1, jpg: 1, avif: 2, png: 2 };

const roundUp = (steps: readonly number[], value: number): number => steps.find((step) => step >= value) ?? steps.at(-1) ?? value;

const roundUpToWidth = (pixels: number): number => roundUp(widths, pixels);
export const roundUpToQuality = (quality: number): number => roundUp(qualities, quality);
export const roundUpToStrength = (strength: number): number => roundUp(strengths, strength);

const getArea = ({ width, height }: Frame): number => width * height;
const getAreaLimit = (format: ImageFormat): number => (format === 'svg' ? Number.POSITIVE_INFINITY : maxPixels[format]);

/** Snaps the box to the nearest shape. A box whose shape differs only by rounding is unchanged. */
export function snapToShape(box: Frame, own: number): Frame {
  const requested = box.width / box.height;
  const getDistance = (shape: number): number => Math.abs(Math.log(requested / shape));
  const shape = aspectRatios.reduce((nearest, other) => (getDistance(other) < getDistance(nearest) ? other : nearest), own);
  return Math.abs(box.height - box.width / shape) <= 0.5 ? box : { width: box.width, height: box.width / shape };
}

/** Rounds the width up to the ladder, with a proportional height, within the largest side and the format's pixels. */
export function snapToLadder({ width, height }: Frame, format: ImageFormat): Frame {
  const share = height / width;
  const isWithinLimits = (step: number): boolean => step * share <= maxSide && step * step * share <= getAreaLimit(format);
  const step = roundUpToWidth(width);
  const drawn = isWithinLimits(step) ? step : (widths.findLast(isWithinLimits) ?? widths[0]);
  return { width: drawn, height: Math.max(1, Math.round(drawn * share)) };
}

/** Snaps both sides to the ladder, within the original and the format's pixels. */
export function snapCropToLadder(box: Frame, original: Frame, format: ImageFormat): Frame {
  let frame = { width: roundUpToWidth(box.width), height: roundUpToWidth(box.height) };
  const findNextSmaller = (side: number): number => widths.findLast((step) => step < side) ?? side;
  while (getArea(frame) > getAreaLimit(format))
    frame =
      frame.width > frame.height ? { ...frame, width: findNextSmaller(frame.width) } : { ...frame, height: findNextSmaller(frame.height) };
  return { width: Math.min(frame.width, original.width), height: Math.min(frame.height, original.height) };
}

export const isTooLarge = (frame: Frame, format: ImageFormat): boolean =>
  getArea(frame) > getAreaLimit(format) || Math.max(frame.width, frame.height) > maxSide;

/** Cost of drawing the frame, in megapixels of WebP. */
export const getEncodingCost = (frame: Frame, format: ImageFormat): number => (getArea(frame) / 1e6) * costPerPixel[format];
