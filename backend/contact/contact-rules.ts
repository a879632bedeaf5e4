import type { ShopSite } from '../sites/shop-site.ts';

export interface ContactRules {
  /** Hours until customer service has responded. */
  readonly answerWithinHours: number;
  /** Months from the day of purchase in which a warranty case can be opened. */
  readonly warrantyMonths: number;
  /** Address of customer service, to which cases are mailed; empty for none. */
  readonly mailbox: string;
}

export type ContactRulesOf = (site: ShopSite) => ContactRules;

export const standardContactRules: ContactRules = { answerWithinHours: 24, warrantyMonths: 24, mailbox: '' };
