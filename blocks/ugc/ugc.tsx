import type { ReactElement } from 'react';
import { CuralateGallery } from '#blocks/parts/galleries/curalate.tsx';
import type { CuralateSettings } from '#blocks/parts/galleries/gallery-settings.ts';
import type { BlockProps, NoMessages } from '#engine/definition.ts';
import type { Ugc } from '#generated/content/types.ts';

/** Photos of shoppers from the shop's gallery service, which editors need not choose. */
export default function UgcBlock({ id, content, settings, env }: BlockProps<Ugc, NoMessages, CuralateSettings>): ReactElement {
  return <CuralateGallery id={id} content={content} settings={settings.curalate} env={env} />;
}
