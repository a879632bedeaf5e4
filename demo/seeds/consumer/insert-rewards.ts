import type { Transaction } from 'kysely';
import { systemSecrets } from '#backend/authentication/tokens/secrets.ts';
import type { Tables } from '#backend/database/tables.ts';
import { deriveUuid } from '#backend/database/derive-uuid.ts';
import { addDays, getWelcomeRewardId } from '#backend/loyalty/welcome-promotion.ts';
import type { Clock } from '#backend/ports.ts';
import type { RewardKind } from '#backend/rewards/find-reward.ts';
import { issueReward } from '#backend/rewards/issue-reward.ts';
import { createRewardCodes, type RewardCodes } from '#backend/rewards/reward-codes.ts';
import { shopSites } from '#backend/sites/shop-site.ts';

interface SeededReward {
  /** First part of its code; the currency follows. */
  readonly name: string;
  readonly kind: RewardKind;
  readonly amountMinor: number;
  /** Days until it expires; null for never. */
  readonly days: number | null;
}

/** Rewards without an owner, one of each for every currency: SUMMIT10-USD. */
const seededRewards: readonly SeededReward[] = [
  { name: 'SUMMIT10', kind: 'reward_code', amountMinor: 1000, days: 365 },
  { name: 'SUMMIT20', kind: 'reward_code', amountMinor: 2000, days: null },
  { name: 'RIDGE50', kind: 'reward_card', amountMinor: 5000, days: 365 },
  { name: 'RIDGE25', kind: 'reward_card', amountMinor: 2500, days: null },
  { name: 'EXPIRED10', kind: 'reward_code', amountMinor: 1000, days: -1 },
  { name: 'USED10', kind: 'reward_code', amountMinor: 0, days: 365 },
];

/** The welcome code of the customer "member" of each brand, and MEMBER15, which belongs to them alone. */
async function insertOwnRewards(transaction: Transaction<Tables>, codes: RewardCodes, now: Date): Promise<void> {
  const members = await transaction.selectFrom('customers').select(['id', 'brand']).where('email', 'like', 'member@%').execute();
  for (const { id: customerId, brand } of members) {
    const common = { kind: 'reward_code', customerId, currency: 'USD', now } as const;
    await issueReward(transaction, codes, {
      ...common,
      id: getWelcomeRewardId(customerId),
      amountMinor: 1000,
      expiresAt: addDays(now, 50),
    });
    const code = `MEMBER15-${brand.toUpperCase()}`;
    await issueReward(transaction, codes, { ...common, id: deriveUuid(code), code, amountMinor: 1500, expiresAt: null });
  }
}

/** Rewards with public codes (docs/guide/example-shop.md). */
export async function insertRewards(transaction: Transaction<Tables>, clock: Clock): Promise<void> {
  const now = clock.now();
  const codes = await createRewardCodes({ db: transaction, clock, secrets: systemSecrets })();
  for (const currency of new Set(shopSites.map((site) => site.currency))) {
    for (const { name, kind, amountMinor, days } of seededRewards) {
      const code = `${name}-${currency}`;
      const expiresAt = days === null ? null : addDays(now, days);
      await issueReward(transaction, codes, { id: deriveUuid(code), kind, code, customerId: null, currency, amountMinor, expiresAt, now });
    }
  }
  await insertOwnRewards(transaction, codes, now);
}
