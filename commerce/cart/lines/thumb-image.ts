import { getImageHeight, getImageUrl, type SizedImage } from '../../images/sized-image.ts';

/** Thumbnail widths in CSS pixels. */
const WIDTHS = { small: 80, medium: 160 } as const;

/** Responsive thumbnail of a product image. */
export function getThumbImage(url: string, size: keyof typeof WIDTHS): SizedImage {
  const width = WIDTHS[size];
  return { src: getImageUrl(url, width), width, height: getImageHeight(width) };
}
