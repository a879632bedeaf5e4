import { imageAt, imageInWidths, type SizedImage } from '../images/sized-image.ts';

/** CSS pixels. */
const ZOOM = 1000;

/** A picture of the gallery. */
export function productImage(url: string): SizedImage {
  return imageInWidths(url, [480, 768, 1080]);
}

/** The picture as large as it is worth looking at. */
export function largeImage(url: string): string {
  return imageAt(url, ZOOM);
}
