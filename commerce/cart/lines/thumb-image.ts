import { heightOf, imageAt, type SizedImage } from '../../images/sized-image.ts';

/** CSS pixels of a thumb's width. */
const WIDTHS = { small: 80, medium: 160 } as const;

/** A product's picture as a thumb. */
export function thumbImage(url: string, size: keyof typeof WIDTHS): SizedImage {
  const width = WIDTHS[size];
  return { src: imageAt(url, width), width, height: heightOf(width) };
}
