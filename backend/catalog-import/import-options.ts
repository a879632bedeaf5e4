import type { ShopLanguage, ShopSite } from '../sites/shop-site.ts';

/** Options of an import. */
export interface ImportOptions {
  /** Name of the feed: products that an earlier import under this name brought and this one does not have leave the listings. */
  readonly source: string;
  /** The place where the products are sold; of one brand and one currency. */
  readonly sites: readonly [ShopSite, ...ShopSite[]];
  /** Language of the texts. Other languages of the sites show them too until they have texts of their own. */
  readonly language: ShopLanguage;
  /** Units of a variant that the file calls available without a number. */
  readonly defaultStock: number;
}
