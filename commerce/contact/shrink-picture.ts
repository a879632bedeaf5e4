import { attachmentLimits } from './contact-model.ts';

/** Longer sides in pixels and qualities, the best first; the service shrinks pictures to the first. */
const attempts = [
  { side: 2560, quality: 0.85 },
  { side: 1920, quality: 0.8 },
  { side: 1280, quality: 0.75 },
] as const;

/** A photo of a phone is often larger than an attachment may be: draws it smaller. Returns the file itself where that is not possible. */
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
