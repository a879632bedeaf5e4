import type { ReactElement } from 'react';
import { CuralateGallery } from '#blocks/parts/galleries/curalate.tsx';
import type { GallerySettings } from '#blocks/parts/galleries/gallery-settings.ts';
import type { BlockProps } from '#engine/definition.ts';
import type { CuralateGallery as CuralateGalleryContent } from '#generated/content/types.ts';
import type { CuralateGalleryMessages } from '#generated/messages/blocks/curalate-gallery/messages.ts';

export default function CuralateGalleryBlock({
  id,
  content,
  messages,
  settings,
  env,
}: BlockProps<CuralateGalleryContent, CuralateGalleryMessages, GallerySettings>): ReactElement {
  return (
    <CuralateGallery
      id={id}
      content={content}
      question={{ note: messages.note, show: messages.show }}
      galleries={settings.galleries}
      env={env}
    />
  );
}
