import sharp, { type Sharp } from 'sharp';

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

/** A picture uploaded by a shopper. */
export interface UncleanPicture {
  readonly bytes: Uint8Array;
  readonly type: PictureType;
}

const maxPixels = 60_000_000;
/** Longer side in pixels: enough to show the stitches of a seam. */
const longestSide = 2560;

const encoders = {
  'image/jpeg': (picture: Sharp) => picture.jpeg({ quality: 85 }),
  'image/png': (picture: Sharp) => picture.png({ compressionLevel: 7 }),
  'image/webp': (picture: Sharp) => picture.webp({ quality: 85, effort: 2 }),
} as const satisfies Readonly<Record<PictureType, (picture: Sharp) => Sharp>>;

/**
 * Decodes a picture and encodes its pixels again, which removes metadata, trailing bytes and other frames.
 * @throws sharp's error if the picture is broken or has too many pixels
 */
export function cleanPicture({ bytes, type }: UncleanPicture): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
  return encoders[type](picture).toBuffer();
}
