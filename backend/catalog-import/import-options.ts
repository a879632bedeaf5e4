import type { ShopLanguage, ShopSite } from '../sites/shop-site.ts';

/** How a file becomes products. */
export interface ImportOptions {
  /** Of the feed: products that an earlier import under this name brought and this one does not have leave the listings. */
  readonly source: string;
  /** Where the products are sold; of one brand and one currency. */
  readonly sites: readonly [ShopSite, ...ShopSite[]];
  /** Of the texts. Other languages of the sites show them too until they have texts of their own. */
  readonly language: ShopLanguage;
  /** Units of a variant that the file calls available without a number. */
  readonly defaultStock: number;
}
