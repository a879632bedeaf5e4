import type { GallerySettings } from '#blocks/parts/galleries/gallery-settings.ts';
import { languageTagOf } from '#messages/runtime/language-tag.ts';

interface PartnerScript {
  readonly address: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The script of a locale, and what it is told. @throws Error where the site has none. */
export function scriptAttributes(
  { olapicScript, olapicInstance, olapicKey }: GallerySettings['galleries'],
  containerId: string,
  locale: string,
  masterId: string | undefined,
): PartnerScript {
  if (olapicScript === '') throw new Error('no script is set');
  return {
    address: olapicScript.replaceAll('{locale}', locale),
    attributes: {
      'data-olapic': containerId,
      'data-instance': olapicInstance,
      'data-apikey': olapicKey,
      'data-lang': languageTagOf(locale),
      ...(masterId ? { 'data-tags': masterId } : {}),
    },
  };
}
