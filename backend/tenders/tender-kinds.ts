import { createCardTender, type CardPorts } from './card/card-tender.ts';
import { createGiftCardTender } from './gift-card/gift-card-tender.ts';
import type { GiftCardPorts } from './gift-card/verify-gift-card.ts';
import type { TenderKinds } from './tender-kind.ts';

/** Every tender of the contract, in the order in which a cart is paid: balances first, then what pays the rest. Refunds go the other way. */
export function createTenderKinds(ports: CardPorts & GiftCardPorts) {
  return {
    ATHLETES_PAYMENT: null,
    LOYALTY_POINTS: null,
    REWARD_CODE: null,
    REWARD_CARD: null,
    GIFT_CARD: createGiftCardTender(ports),
    PAY_LATER: null,
    DIGITAL_WALLET: null,
    CREDIT_CARD: createCardTender(ports),
  } satisfies TenderKinds;
}
