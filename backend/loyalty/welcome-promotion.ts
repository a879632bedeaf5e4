import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { deriveUuid } from '../database/derive-uuid.ts';
import { issueReward } from '../rewards/issue-reward.ts';
import type { ReadRewardCodes, RewardCodes } from '../rewards/reward-codes.ts';
import type { ShopSite } from '../sites/shop-site.ts';
import type { LoyaltyRulesOf, WelcomeRules } from './loyalty-rules.ts';
import { buildPointsCredit } from './points-account.ts';

/** Reference of the entry that credits the points, so that a customer gets them once. */
export const welcomeReference = 'welcome';

/** Id of the account of a new member's reward code. Each customer has one. */
export const getWelcomeRewardId = (customerId: string): string => deriveUuid(`welcome ${customerId}`);

const day = 24 * 60 * 60 * 1000;

export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * day);

export interface WelcomePorts {
  readonly loyaltyRules: LoyaltyRulesOf;
  readonly rewardCodes: ReadRewardCodes;
}

export interface NewMember {
  readonly customerId: string;
  readonly site: ShopSite;
  /** Read before the transaction. */
  readonly codes: RewardCodes;
  readonly now: Date;
}

/** Stores the site's welcome promotion for a new member, in the transaction that stores the opt-in. A customer gets it once. */
export async function storeWelcomePromotion(
  transaction: Transaction<Tables>,
  { points, rewardMinor, rewardDays }: WelcomeRules,
  { customerId, site, codes, now }: NewMember,
): Promise<void> {
  if (points > 0) {
    const credit = { customerId, points, kind: 'issue', reference: welcomeReference, orderId: null, now } as const;
    await sql`with ${buildPointsCredit(credit)} select from credited`.execute(transaction);
  }
  if (rewardMinor === 0) return;
  await issueReward(transaction, codes, {
    id: getWelcomeRewardId(customerId),
    kind: 'reward_code',
    customerId,
    currency: site.currency,
    amountMinor: rewardMinor,
    expiresAt: addDays(now, rewardDays),
    now,
  });
}
