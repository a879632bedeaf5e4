import type { ReactElement } from 'react';
import { getThumbImage } from './thumb-image.ts';
import { Thumb } from './product-thumb.styles.ts';

interface Props {
  readonly src: string;
  /** Empty if the product name is next to the image. */
  readonly alt: string;
  readonly size?: 'small' | 'medium';
  readonly priority?: boolean;
}

/** Thumbnail of a product. */
export function ProductThumb({ src, alt, size = 'medium', priority = false }: Props): ReactElement {
  return (
    <Thumb data-size={size}>
      <img {...getThumbImage(src, size)} alt={alt} loading={priority ? 'eager' : 'lazy'} decoding="async" />
    </Thumb>
  );
}
