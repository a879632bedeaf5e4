import type { PaymentInstrumentInput } from '#generated/openapi/cart.ts';
import type { PaymentMethodId } from '#generated/openapi/shared.ts';
import { athleteTender } from './athlete/athlete-tender.ts';
import { cardTender } from './card/card-tender.ts';
import { walletTender } from './wallet/wallet-tender.ts';
import { giftCardTender } from './gift-card/gift-card-tender.ts';
import { loyaltyPointsTender } from './loyalty-points/loyalty-points-tender.ts';
import { payLaterTender } from './pay-later/pay-later-tender.ts';
import { rewardCardTender } from './reward-card/reward-card-tender.ts';
import { rewardCodeTender } from './reward-code/reward-code-tender.ts';
import type { TenderDefinition } from './tender.ts';

/** All tenders of the contract in the order in which payments are used. Refunds use the reverse order. */
export const tenders = {
  ATHLETES_PAYMENT: athleteTender,
  LOYALTY_POINTS: loyaltyPointsTender,
  REWARD_CODE: rewardCodeTender,
  REWARD_CARD: rewardCardTender,
  GIFT_CARD: giftCardTender,
  CREDIT_CARD: cardTender,
  PAY_LATER: payLaterTender,
  DIGITAL_WALLET: walletTender,
} satisfies Readonly<Record<PaymentInstrumentInput['payment_method_id'], TenderDefinition>>;

export type TenderId = keyof typeof tenders;

/** Ids of a group's tenders. */
export type TenderIdOf<Group extends TenderDefinition['group']> = {
  readonly [Id in TenderId]: (typeof tenders)[Id]['group'] extends Group ? Id : never;
}[TenderId];

export type Tenders<Tender = TenderDefinition> = Readonly<Partial<Record<PaymentMethodId, Tender>>>;
