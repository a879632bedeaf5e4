import type { ShopSite } from '../../sites/shop-site.ts';

export interface ReturnRules {
  /** Return period in days after the delivery. */
  readonly days: number;
  /** Days after the request within which the parcel must be handed in. */
  readonly sendWithinDays: number;
  /** True if the standard delivery of a shipment is refunded once all its units are returned. */
  readonly refundsDelivery: boolean;
}

export type ReturnRulesOf = (site: ShopSite) => ReturnRules;

/** The United Kingdom, and the members of the European Union with Iceland, Liechtenstein and Norway. */
const withdrawalCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
);

/** True in countries whose law refunds the delivery to customers who withdraw from the contract (Directive 2011/83/EU, article 13). */
export const hasRightOfWithdrawal = ({ country }: Pick<ShopSite, 'country'>): boolean => withdrawalCountries.has(country);

export const standardReturnRules: ReturnRulesOf = (site) => ({ days: 60, sendWithinDays: 14, refundsDelivery: hasRightOfWithdrawal(site) });
