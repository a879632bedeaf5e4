import { heightOf, imageAt, imageInWidths, type SizedImage } from '../images/sized-image.ts';

/** CSS pixels. */
const ZOOM = 1000;

/** A picture of the gallery. */
export function productImage(url: string): SizedImage {
  return imageInWidths(url, [480, 768, 1080]);
}

/** A picture of the full-screen view: the sizes of the gallery, which browsers have already, and a larger one for zooming in. */
export function zoomImage(url: string): SizedImage {
  const { srcSet, src } = productImage(url);
  const large = largeImage(url);
  const width = ZOOM * 2;
  return { src: srcSet ? large : src, ...(srcSet ? { srcSet: `${srcSet}, ${large} ${width}w` } : {}), width, height: heightOf(width) };
}

export function thumbnail(url: string): SizedImage {
  return { src: imageInWidths(url, [480, 768, 1080]).srcSet?.split(' ')[0] ?? url, width: 56, height: 70 };
}

/** The picture as large as it is worth looking at. */
export function largeImage(url: string): string {
  return imageAt(url, ZOOM);
}
