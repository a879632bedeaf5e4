import { attachmentLimits } from './contact-model.ts';

/** Longer side in pixels and JPEG quality of each attempt, best first. The service itself shrinks images to the first size. */
const attempts = [
  { side: 2560, quality: 0.85 },
  { side: 1920, quality: 0.8 },
  { side: 1280, quality: 0.75 },
] as const;

/**
 * Scales a photo down until it is within the limit for attachments.
 * @returns the original file if that is not possible
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || file.size <= attachmentLimits.bytes) return file;
  try {
    const picture = await createImageBitmap(file);
    for (const { side, quality } of attempts) {
      const scale = Math.min(1, side / Math.max(picture.width, picture.height));
      const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
      if (blob.size <= attachmentLimits.bytes) return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: blob.type });
    }
    return file;
  } catch {
    return file;
  }
}
