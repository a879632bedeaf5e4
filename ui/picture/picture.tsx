import type { ReactElement } from 'react';
import { PictureRoot } from './picture.styles.ts';

export interface PictureSource {
  readonly media?: string;
  readonly srcSet: string;
  readonly sizes?: string;
  /** Size of this source in pixels, which reserves its box while its media query matches. */
  readonly width: number;
  readonly height: number;
  readonly type?: string;
}

export interface PictureImage {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  /** Empty for a decoration. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

export type PictureAspect = '1/1' | '4/5' | '4/3' | '3/2' | '16/9' | '21/9' | 'fill';

export interface PictureProps {
  readonly sources?: readonly PictureSource[];
  readonly img: PictureImage;
  /** For the largest picture of the page: loads eagerly with high priority. */
  readonly priority?: boolean;
  /** Crops to a shape; `fill` covers the positioned ancestor. Without it the image keeps its own shape. */
  readonly aspect?: PictureAspect;
  /** Without rounded corners, for pictures at the edge of the screen. */
  readonly square?: boolean;
}

const none: readonly PictureSource[] = [];

export function Picture({ sources = none, img, priority = false, aspect, square = false }: PictureProps): ReactElement {
  return (
    <PictureRoot data-aspect={aspect} data-square={square || undefined}>
      {sources.map((source) => (
        <source key={`${source.media ?? ''}|${source.type ?? ''}|${source.srcSet}`} {...source} />
      ))}
      <img
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        {...img}
        alt={img.alt}
      />
    </PictureRoot>
  );
}
