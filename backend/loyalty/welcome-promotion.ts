import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { uuidOf } from '../database/uuid-of.ts';
import { issueReward } from '../rewards/issue-reward.ts';
import type { RewardCodes } from '../rewards/reward-codes.ts';
import type { ShopSite } from '../sites/shop-site.ts';
import type { LoyaltyRulesOf } from './loyalty-rules.ts';
import { creditingPoints } from './points-account.ts';

/** Of the entry that credits the points: a customer gets them once. */
export const welcomeReference = 'welcome';

/** Id of the account of a new member's reward code: there is one per customer. */
export const welcomeRewardOf = (customerId: string): string => uuidOf(`welcome ${customerId}`);

const day = 24 * 60 * 60 * 1000;

export const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * day);

export interface WelcomePorts {
  readonly loyaltyRules: LoyaltyRulesOf;
  readonly rewardCodes: RewardCodes;
}

/** Gives a new member what the site promises, in the transaction that stores the opt-in. Who has had it gets nothing again. */
export async function welcomeMember(
  transaction: Transaction<Tables>,
  { loyaltyRules, rewardCodes }: WelcomePorts,
  { customerId, site, now }: { readonly customerId: string; readonly site: ShopSite; readonly now: Date },
): Promise<void> {
  const { points, rewardMinor, rewardDays } = loyaltyRules(site).welcome;
  if (points > 0) {
    const credit = { customerId, points, kind: 'issue', reference: welcomeReference, orderId: null, now } as const;
    await sql`with ${creditingPoints(credit)} select from credited`.execute(transaction);
  }
  if (rewardMinor === 0) return;
  await issueReward(transaction, rewardCodes, {
    id: welcomeRewardOf(customerId),
    kind: 'reward_code',
    customerId,
    currency: site.currency,
    amountMinor: rewardMinor,
    expiresAt: daysAfter(now, rewardDays),
    now,
  });
}
