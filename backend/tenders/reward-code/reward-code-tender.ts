import { createRewardTender, type RewardPorts } from '../reward/create-reward-tender.ts';
import type { TenderKindDefinition } from '../tender-kind.ts';

/** A reward code pays once: its remaining value is lost. */
export function createRewardCodeTender(ports: RewardPorts): TenderKindDefinition<'REWARD_CODE'> {
  return createRewardTender({ id: 'REWARD_CODE', kind: 'reward_code', maxCount: 2, isSingleUse: true }, ports);
}
