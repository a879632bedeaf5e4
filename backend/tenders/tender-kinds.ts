import { createCardTender, type CardPorts } from './card/card-tender.ts';
import type { TenderKinds } from './tender-kind.ts';

/** Every tender of the contract, in the order in which a cart is paid: balances first, then what pays the rest. Refunds go the other way. */
export function createTenderKinds(ports: CardPorts) {
  return {
    ATHLETES_PAYMENT: null,
    LOYALTY_POINTS: null,
    REWARD_CODE: null,
    REWARD_CARD: null,
    GIFT_CARD: null,
    PAY_LATER: null,
    DIGITAL_WALLET: null,
    CREDIT_CARD: createCardTender(ports),
  } satisfies TenderKinds;
}
