import { createAthleteTender, type AthletePorts } from './athlete/athlete-tender.ts';
import { createCardTender, type CardPorts } from './card/card-tender.ts';
import { createPointsTender, type PointsPorts } from './loyalty-points/points-tender.ts';
import { createRewardTender, type RewardPorts } from './reward/reward-tender.ts';
import type { TenderKinds } from './tender-kind.ts';

/** Every tender of the contract, in the order in which a cart is paid: balances first, then what pays the rest. Refunds go the other way. */
export function createTenderKinds(ports: CardPorts & AthletePorts & PointsPorts & RewardPorts) {
  return {
    ATHLETES_PAYMENT: createAthleteTender(ports),
    LOYALTY_POINTS: createPointsTender(ports),
    REWARD_CODE: createRewardTender('REWARD_CODE', ports),
    REWARD_CARD: createRewardTender('REWARD_CARD', ports),
    GIFT_CARD: null,
    PAY_LATER: null,
    DIGITAL_WALLET: null,
    CREDIT_CARD: createCardTender(ports),
  } satisfies TenderKinds;
}
