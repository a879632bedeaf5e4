import { shopSites, type ShopLanguage, type ShopSite } from '#backend/sites/shop-site.ts';

export interface ShopLocale extends Pick<ShopSite, 'brand' | 'country'> {
  readonly siteId: string;
  readonly language: ShopLanguage;
  /** As content folders write it, e.g. fr-ca. */
  readonly locale: string;
}

/** Every site, in each language that it speaks. */
export const shopLocales: readonly ShopLocale[] = shopSites.flatMap(({ id, brand, country, languages }) =>
  languages.map((language) => ({ siteId: id, brand, country, language, locale: `${language}-${country.toLowerCase()}` })),
);
