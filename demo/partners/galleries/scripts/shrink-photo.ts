import type { MediaInput } from '#generated/openapi/gallery.ts';

const LONGEST_EDGE = 1600;
const QUALITY = 0.85;

/** Shrinks the photo to a JPEG without location or other metadata. Undefined for a file that the browser cannot read. */
export async function shrinkPhoto(file: File): Promise<MediaInput['image'] | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_EDGE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const [, data] = canvas.toDataURL('image/jpeg', QUALITY).split(',');
    return data === undefined ? undefined : { type: 'image/jpeg', data };
  } catch {
    return undefined;
  }
}
