import { imageInWidths, type SizedImage } from '../../images/sized-image.ts';

/** Responsive image of a product in the sizes of a card. */
export function cardImage(url: string): SizedImage {
  return imageInWidths(url, [360, 480, 640]);
}
