import type { OlapicSettings } from '#blocks/parts/galleries/gallery-settings.ts';
import { getLanguageTag } from '#messages/runtime/language-tag.ts';

interface PartnerScript {
  readonly address: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * Returns the script of a locale and its attributes.
 * @throws {Error} when the site has none
 */
export function createScriptAttributes(
  { script, instance, key }: Omit<OlapicSettings['olapic'], 'requiresConsent'>,
  containerId: string,
  locale: string,
  masterId: string | undefined,
): PartnerScript {
  if (script === '') throw new Error('no script is configured');
  return {
    address: script.replaceAll('{locale}', locale),
    attributes: {
      'data-olapic': containerId,
      'data-instance': instance,
      'data-apikey': key,
      'data-lang': getLanguageTag(locale),
      ...(masterId ? { 'data-tags': masterId } : {}),
    },
  };
}
