import type { ReactElement } from 'react';
import { buildImageUrl } from '#engine/media/image.ts';
import { createPictureSources, type PictureOptions } from '#engine/media/picture.ts';
import type { Image, Media } from '#generated/content/types.ts';
import { Picture, type PictureAspect } from '#ui/picture/picture.tsx';

export interface MediaPictureProps {
  readonly media: Media;
  /** The CSS `sizes` of the image in its layout, for all breakpoints or for each. */
  readonly sizes: PictureOptions['sizes'];
  /** Loads immediately and first: for the page's largest image. */
  readonly priority?: boolean;
  /** An aspect ratio for the image service to crop to; `fill` covers the positioned ancestor and keeps the image's own ratio. */
  readonly aspect?: PictureAspect;
  /** Extends to the edges: no rounded corners. */
  readonly square?: boolean;
}

/** An image with a missing or invalid address is logged and shown unchanged. */
const log = (line: string): void => console.warn(line);

/** An editor's image, art-directed by breakpoint, in the sizes that screens need. */
export function MediaPicture({ media, sizes, priority, aspect, square }: MediaPictureProps): ReactElement | null {
  const data = createPictureSources(media, { sizes, aspect: getAspectRatio(aspect), log });
  return data ? <Picture {...data} priority={priority} aspect={aspect} square={square} /> : null;
}

/** A logo with its own aspect ratio, `width` CSS pixels wide at most. */
export function LogoImage({ image, width = 320 }: { readonly image: Image; readonly width?: number }): ReactElement {
  return <img src={buildImageUrl(image.url, { width }, log)} alt={image.alt} width={image.width} height={image.height} />;
}

function getAspectRatio(aspect: PictureAspect | undefined): number | undefined {
  const [width, height] = (aspect ?? '').split('/').map(Number);
  return width && height ? width / height : undefined;
}
