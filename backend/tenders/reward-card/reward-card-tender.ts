import { createRewardTender, type RewardPorts } from '../reward/create-reward-tender.ts';
import type { TenderKindDefinition } from '../tender-kind.ts';

/** A reward card pays until its balance is used up. */
export function createRewardCardTender(ports: RewardPorts): TenderKindDefinition<'REWARD_CARD'> {
  return createRewardTender({ id: 'REWARD_CARD', kind: 'reward_card', maxCount: 3, isSingleUse: false }, ports);
}
