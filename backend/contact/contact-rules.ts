import type { ShopSite } from '../sites/shop-site.ts';

export interface ContactRules {
  /** Hours until customer service responds. */
  readonly answerWithinHours: number;
  /** Months after the purchase during which a warranty case can be opened. */
  readonly warrantyMonths: number;
  /** Address of customer service that receives cases; empty for none. */
  readonly mailbox: string;
}

export type ContactRulesOf = (site: ShopSite) => ContactRules;

export const standardContactRules: ContactRules = { answerWithinHours: 24, warrantyMonths: 24, mailbox: '' };
