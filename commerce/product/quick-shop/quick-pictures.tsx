import type { ReactElement } from 'react';
import type { GalleryItem } from '#generated/openapi/products.ts';
import { getProductImage } from '../product-image.ts';
import { Pictures } from './quick-shop.styles.ts';

interface QuickPicturesProps {
  readonly name: string;
  readonly items: readonly GalleryItem[];
  readonly label: string;
}

const SIZES = '(min-width: 600px) 26rem, 70vw';

/** Images of a color as a row that scrolls by swipe or keyboard; videos show only on the product screen. */
export function QuickPictures({ name, items, label }: QuickPicturesProps): ReactElement {
  const pictures = items.filter(({ type }) => type === 'image');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must be reachable by keyboard
    <Pictures role="list" tabIndex={pictures.length > 1 ? 0 : undefined} aria-label={label}>
      {pictures.map(({ src, alt }, index) => (
        <li key={src}>
          <img {...getProductImage(src)} sizes={SIZES} alt={alt || name} loading={index === 0 ? 'eager' : 'lazy'} decoding="async" />
        </li>
      ))}
    </Pictures>
  );
}
