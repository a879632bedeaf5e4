import { shopSites, type ShopLanguage, type ShopSite } from '#backend/sites/shop-site.ts';

export interface ShopLocale extends Pick<ShopSite, 'brand' | 'country'> {
  readonly siteId: string;
  readonly language: ShopLanguage;
  /** The locale in the form of content folders, e.g. fr-ca. */
  readonly locale: string;
}

/** Every site in each of its languages. */
export const shopLocales: readonly ShopLocale[] = shopSites.flatMap(({ id, brand, country, languages }) =>
  languages.map((language) => ({ siteId: id, brand, country, language, locale: `${language}-${country.toLowerCase()}` })),
);
