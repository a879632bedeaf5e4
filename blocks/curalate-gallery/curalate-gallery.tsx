import type { ReactElement } from 'react';
import { CuralateGallery } from '#blocks/parts/galleries/curalate.tsx';
import type { CuralateSettings } from '#blocks/parts/galleries/gallery-settings.ts';
import type { BlockProps, NoMessages } from '#engine/definition.ts';
import type { CuralateGallery as CuralateGalleryContent } from '#generated/content/types.ts';

export default function CuralateGalleryBlock({
  id,
  content,
  settings,
  env,
}: BlockProps<CuralateGalleryContent, NoMessages, CuralateSettings>): ReactElement {
  return <CuralateGallery id={id} content={content} settings={settings.curalate} env={env} />;
}
