import { imageInWidths, type SizedImage } from '../../images/sized-image.ts';

/** A product's picture at the sizes of a card. */
export function cardImage(url: string): SizedImage {
  return imageInWidths(url, [360, 480, 640]);
}
