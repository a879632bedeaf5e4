import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Counted, Limiter } from '../limits/limiter.ts';
import type { CustomerContext } from '../router/call-context.ts';
import { createTooManyRequestsError } from '../router/call-error.ts';
import { findReward, type Reward } from './find-reward.ts';
import type { ReadRewardCodes } from './reward-codes.ts';

interface Ports {
  readonly db: Kysely<Tables>;
  readonly limiter: Limiter;
  readonly rewardCodes: ReadRewardCodes;
}

/**
 * Finds the reward of a code that a customer enters, and counts unknown codes.
 * @throws CallError 429 PYT429 after too many
 */
export async function findRewardByCode(
  { db, limiter, rewardCodes }: Ports,
  code: string,
  { address, customer }: Pick<CustomerContext, 'address' | 'customer'>,
): Promise<Reward | undefined> {
  const counted: readonly Counted[] = [
    { rate: 'giftCards', subject: address },
    { rate: 'giftCards', subject: customer.id },
  ];
  const wait = limiter.getWait(counted);
  if (wait > 0) throw createTooManyRequestsError(wait, 'PYT429');
  const reward = await findReward(db, await rewardCodes(), code);
  if (!reward) await limiter.count(counted);
  return reward;
}
