import type { ShopLanguage, ShopSite } from '../sites/shop-site.ts';

/** Options of an import. */
export interface ImportOptions {
  /** Name of the feed. Products of an earlier import under this name that are missing now leave the listings. */
  readonly source: string;
  /** Sites that sell the products; all of one brand and one currency. */
  readonly sites: readonly [ShopSite, ...ShopSite[]];
  /** Language of the texts. Other languages of the sites show them until they have their own. */
  readonly language: ShopLanguage;
  /** Units of a variant that the file lists as available without a number. */
  readonly defaultStock: number;
}
