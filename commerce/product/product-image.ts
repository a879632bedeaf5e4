import { getImageHeight, getImageUrl, createSizedImage, type SizedImage } from '../images/sized-image.ts';

/** Width in CSS pixels. */
const ZOOM = 1000;

/** Responsive gallery image. */
export function getProductImage(url: string): SizedImage {
  return createSizedImage(url, [480, 768, 1080]);
}

/** Image of the full-screen view: the gallery's sizes, which are cached already, and a larger one for zooming. */
export function getZoomImage(url: string): SizedImage {
  const { srcSet, src } = getProductImage(url);
  const large = getLargeImageUrl(url);
  const width = ZOOM * 2;
  return {
    src: srcSet ? large : src,
    ...(srcSet ? { srcSet: `${srcSet}, ${large} ${width}w` } : {}),
    width,
    height: getImageHeight(width),
  };
}

export function getThumbnail(url: string): SizedImage {
  return { src: createSizedImage(url, [480, 768, 1080]).srcSet?.split(' ')[0] ?? url, width: 56, height: 70 };
}

/** URL of the image in its largest useful size. */
export function getLargeImageUrl(url: string): string {
  return getImageUrl(url, ZOOM);
}
