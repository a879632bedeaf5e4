import sharp, { type Sharp } from 'sharp';
import type { Frame, RasterMedia, VectorMedia } from '../../ports.ts';
import type { OutputPlan } from './output-plan.ts';
import { gravities, type ImageFormat } from '../variants/transformation.ts';

export type Original = VectorMedia | RasterMedia;

/** One libvips thread per picture: the queue decides how many run at once, and fewer threads fragment glibc's memory less. */
sharp.concurrency(1);
/** Each picture is drawn once and cached on disk, so libvips' own cache would never be used. */
sharp.cache(false);

const pixelLimit = 60_000_000;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };
const white = { r: 255, g: 255, b: 255, alpha: 1 };

/** Librsvg draws 1 unit as density / 72 pixels. Returns a density that fills the frame. */
function getDensity(original: VectorMedia, frame: Frame, covers: boolean): number {
  const across = frame.width / original.width;
  const down = frame.height / original.height;
  return Math.min(2400, Math.max(1, 72 * (covers ? Math.max(across, down) : Math.min(across, down))));
}

function openOriginal(original: Original, plan: OutputPlan): Sharp {
  if ('raster' in original) return sharp(original.raster, { limitInputPixels: pixelLimit }).rotate();
  const frame = plan.frame && plan.fit !== 'crop' ? plan.frame : original;
  const density = getDensity(original, frame, plan.fit !== 'pad');
  return sharp(Buffer.from(original.svg), { density, limitInputPixels: pixelLimit });
}

/** Share of a whole picture that may be cut off to fill a frame. */
const narrowStrip = 0.1;

/** True if filling the frame would cut off too much of a picture that must be shown whole. */
async function needsPadding(original: Original, { frame, fit }: OutputPlan): Promise<boolean> {
  if (!('raster' in original) || !original.isWhole || !frame || fit !== 'fill') return false;
  const { width, height } = await readSize(original);
  const ratio = (width * frame.height) / (height * frame.width);
  return Math.min(ratio, 1 / ratio) < 1 - narrowStrip;
}

/** Share of the remaining space that lies before the box. */
const getShareBefore = (low: boolean, high: boolean): number => (low ? 0 : high ? 1 : 0.5);

function getCropBox(
  whole: Frame,
  frame: Frame,
  gravity: OutputPlan['gravity'],
): { left: number; top: number; width: number; height: number } {
  const width = Math.min(Math.round(frame.width), whole.width);
  const height = Math.min(Math.round(frame.height), whole.height);
  const left = Math.round((whole.width - width) * getShareBefore(gravity.includes('west'), gravity.includes('east')));
  const top = Math.round((whole.height - height) * getShareBefore(gravity.includes('north'), gravity.includes('south')));
  return { left, top, width, height };
}

async function applyFrame(picture: Sharp, plan: OutputPlan): Promise<Sharp> {
  const { frame, fit } = plan;
  if (!frame) return picture;
  if (fit === 'crop') {
    const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
    return sharp(data).extract(getCropBox(info, frame, plan.gravity));
  }
  const position = plan.gravity === 'auto' ? sharp.strategy.attention : gravities[plan.gravity];
  if (fit === 'fill') return picture.resize({ ...frame, fit: 'cover', position });
  const background = plan.format === 'jpg' ? white : clear;
  return picture.resize({ ...frame, background, fit: fit === 'pad' ? 'contain' : 'fill' });
}

/** Maps Cloudinary's strength to sharp's sigma: strength 100 is a mild unsharp mask. */
const getSigma = (strength: number): number => Math.min(2, 0.4 + strength / 250);

function encode(picture: Sharp, format: ImageFormat, quality: number): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality, effort: 1 });
    case 'webp':
      return picture.webp({ quality: Math.min(100, quality + 20), effort: 2 });
    case 'jpg':
      return picture.flatten({ background: white }).jpeg({ quality: Math.min(100, quality + 15), mozjpeg: true });
    default:
      return picture.png({ compressionLevel: 8, adaptiveFiltering: true });
  }
}

/**
 * Draws a variant.
 * @throws sharp's error for a broken original
 */
export async function encodeVariant(original: Original, plan: OutputPlan): Promise<Buffer> {
  const picture = openOriginal(original, plan);
  const framed =
    plan.frame && (await needsPadding(original, plan))
      ? picture.resize({ ...plan.frame, background: white, fit: 'contain' })
      : await applyFrame(picture, plan);
  const sharpened = plan.sharpen > 0 ? framed.sharpen({ sigma: getSigma(plan.sharpen) }) : framed;
  return encode(sharpened, plan.format, plan.quality).toBuffer();
}

/** Size of the original in pixels; for photographs after their EXIF rotation. */
export async function readSize(original: Original): Promise<Frame> {
  if ('svg' in original) return { width: original.width, height: original.height };
  const { width, height, orientation = 1 } = await sharp(original.raster, { limitInputPixels: pixelLimit }).metadata();
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
