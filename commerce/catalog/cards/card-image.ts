import { createSizedImage, type SizedImage } from '../../images/sized-image.ts';

/** Responsive image of a product in the sizes of a card. */
export function getCardImage(url: string): SizedImage {
  return createSizedImage(url, [360, 480, 640]);
}
