import { sql, type RawBuilder } from 'kysely';
import type { ShopContext } from '../sites/shop-site.ts';

/** Varieties of a language with texts of their own, e.g. "trousers" instead of "pants". A style without such a text has the language's. */
export const regionalLanguages = ['en-GB'] as const;
export type RegionalLanguage = (typeof regionalLanguages)[number];

/** The variety that a shop's customers read; undefined if its texts are those of the language. */
export function getRegionalLanguage({ site, language }: ShopContext): RegionalLanguage | undefined {
  return regionalLanguages.find((variety) => variety === `${language}-${site.country}`);
}

/** SQL of the language of a style's text for a shop. */
export function styleLanguageSql(shop: ShopContext, styleId: RawBuilder<unknown>): RawBuilder<string> {
  const regional = getRegionalLanguage(shop);
  if (regional === undefined) return sql<string>`${shop.language}`;
  return sql<string>`coalesce((select language from style_texts where style_id = ${styleId} and language = ${regional}), ${shop.language})`;
}
