import sharp from 'sharp';
import type { ImageType } from '#generated/openapi/gallery.ts';

/** Maximum file size. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** Width and height of a stored photo. */
export const STORED_PIXELS = 800;

const MAX_PIXELS = 50_000_000;
const LONGEST_ENCODING = 10;

const signatures: Readonly<Record<ImageType, (bytes: Buffer) => boolean>> = {
  'image/jpeg': (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  'image/png': (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  'image/webp': (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

/** Encodes an upload as a square JPEG without metadata; undefined for a file that is not an image of its type. */
export async function encodeUpload(type: ImageType, bytes: Buffer): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!signatures[type](bytes)) return undefined;
  try {
    const encoded = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: LONGEST_ENCODING })
      .rotate()
      .resize(STORED_PIXELS, STORED_PIXELS, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
    return new Uint8Array(encoded);
  } catch {
    return undefined;
  }
}
