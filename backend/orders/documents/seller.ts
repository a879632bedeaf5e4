import { shopSites, type ShopSite } from '../../sites/shop-site.ts';

/** The company that sells on a site, as documents show it. */
export interface Seller {
  readonly name: string;
  /** The seller's address, also for returns. */
  readonly lines: readonly string[];
  readonly taxNumber: string;
}

export type SellerOf = (site: ShopSite) => Seller;

/** Default seller without an address. */
export const getUnnamedSeller: SellerOf = ({ brandName }) => ({ name: brandName, lines: [], taxNumber: '' });

/** Countries that use Letter paper. */
const letterCountries = new Set(['US', 'CA']);

export const getPaperSize = (siteId: string): 'A4' | 'LETTER' =>
  letterCountries.has(shopSites.find(({ id }) => id === siteId)?.country ?? '') ? 'LETTER' : 'A4';
