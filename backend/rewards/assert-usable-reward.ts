import type { ErrorCode } from '#generated/errors.ts';
import { CallError } from '../router/call-error.ts';
import type { Reward, RewardKind } from './find-reward.ts';

export type RewardFault = Extract<ErrorCode, 'REW130' | 'REW135' | 'REW140' | 'REW401'>;

const sentences: Readonly<Record<RewardFault, string>> = {
  REW130: 'There is no such reward.',
  REW135: 'The reward has expired.',
  REW140: 'The reward has been used.',
  REW401: 'The reward belongs to another customer.',
};

/** 402 with the fault's code. */
export function createRewardError(fault: RewardFault, message: string = sentences[fault], field = 'code'): CallError {
  return new CallError(402, fault, [{ message, additionalInfo: { field } }]);
}

export interface RewardUse {
  readonly kind: RewardKind;
  readonly customerId: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly now: Date;
}

/**
 * Validates that a customer can use a reward.
 * @throws CallError 402 REW130 if it is unknown, of another kind, inactive or in another currency, REW135 if it has expired, REW140 if it
 * is used up, REW401 if it belongs to another customer
 */
export function assertUsableReward(reward: Reward | undefined, use: RewardUse): asserts reward is Reward {
  if (!reward || reward.kind !== use.kind || !reward.isActive || reward.currency !== use.currency) throw createRewardError('REW130');
  if (reward.customerId !== null && reward.customerId !== use.customerId) throw createRewardError('REW401');
  if (reward.expiresAt !== null && reward.expiresAt <= use.now) throw createRewardError('REW135');
  if (reward.balanceMinor === 0) throw createRewardError('REW140');
}
