import type { Place } from '#commerce/cart/speech.ts';
import type { Site } from '../site/site.ts';

/** What a commerce screen must know of its site; plain data for the browser. */
export interface ShopPlace extends Place {
  /** As calls write it, e.g. "en_US". */
  readonly wireLocale: string;
}

export function placeOf({ locale, languageTag, wireLocale, currency }: Site): ShopPlace {
  return { locale, languageTag, wireLocale, currency };
}
