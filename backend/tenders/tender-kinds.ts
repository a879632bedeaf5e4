import { createAthleteTender, type AthletePorts } from './athlete/athlete-tender.ts';
import { createCardTender } from './card/card-tender.ts';
import { createGiftCardTender } from './gift-card/gift-card-tender.ts';
import type { GiftCardPorts } from './gift-card/verify-gift-card.ts';
import { createPointsTender, type PointsPorts } from './loyalty-points/points-tender.ts';
import type { PartnerPorts } from './partner/partner-ports.ts';
import { createPayLaterTender } from './pay-later/pay-later-tender.ts';
import type { RewardPorts } from './reward/create-reward-tender.ts';
import { createRewardCardTender } from './reward-card/reward-card-tender.ts';
import { createRewardCodeTender } from './reward-code/reward-code-tender.ts';
import type { TenderKinds } from './tender-kind.ts';
import { createWalletTender } from './wallet/wallet-tender.ts';

export interface TenderPorts extends PartnerPorts, AthletePorts, PointsPorts, RewardPorts, GiftCardPorts {}

/** All tenders of the contract in the order of payment: balances first, then tenders for the rest. Refunds use the reverse order. */
export function createTenderKinds(ports: TenderPorts) {
  return {
    ATHLETES_PAYMENT: createAthleteTender(ports),
    LOYALTY_POINTS: createPointsTender(ports),
    REWARD_CODE: createRewardCodeTender(ports),
    REWARD_CARD: createRewardCardTender(ports),
    GIFT_CARD: createGiftCardTender(ports),
    PAY_LATER: createPayLaterTender(ports),
    DIGITAL_WALLET: createWalletTender(ports),
    CREDIT_CARD: createCardTender(ports),
  } satisfies TenderKinds;
}
