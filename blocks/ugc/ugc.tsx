import type { ReactElement } from 'react';
import { CuralateGallery } from '#blocks/parts/galleries/curalate.tsx';
import type { GallerySettings } from '#blocks/parts/galleries/gallery-settings.ts';
import type { BlockProps } from '#engine/definition.ts';
import type { Ugc } from '#generated/content/types.ts';
import type { UgcMessages } from '#generated/messages/blocks/ugc/messages.ts';

/** Pictures of shoppers by the service that the shop uses for them, which editors need not know. */
export default function UgcBlock({ id, content, messages, settings, env }: BlockProps<Ugc, UgcMessages, GallerySettings>): ReactElement {
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
