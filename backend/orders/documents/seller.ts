import { shopSites, type ShopSite } from '../../sites/shop-site.ts';

/** The company that sells on a site, as documents name it. */
export interface Seller {
  readonly name: string;
  /** Its address, and where returns go. */
  readonly lines: readonly string[];
  readonly taxNumber: string;
}

export type SellerOf = (site: ShopSite) => Seller;

/** A company without an address, for a backend that is not told any. */
export const unnamedSeller: SellerOf = ({ brandName }) => ({ name: brandName, lines: [], taxNumber: '' });

/** Countries whose printers take Letter paper. */
const letterCountries = new Set(['US', 'CA']);

export const paperOf = (siteId: string): 'A4' | 'LETTER' =>
  letterCountries.has(shopSites.find(({ id }) => id === siteId)?.country ?? '') ? 'LETTER' : 'A4';
