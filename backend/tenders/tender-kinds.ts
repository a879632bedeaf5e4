import { createCardTender, type CardPorts } from './card-tender.ts';
import type { TenderKinds } from './tender-kind.ts';

/** Every kind of tender that the contract knows. What is easier to give back stands first: it is reserved first and confirmed last. */
export function createTenderKinds(ports: CardPorts): TenderKinds {
  return {
    GIFT_CARD: null,
    REWARD_CODE: null,
    REWARD_CARD: null,
    LOYALTY_POINTS: null,
    ATHLETES_PAYMENT: null,
    PAY_LATER: null,
    DIGITAL_WALLET: null,
    CREDIT_CARD: createCardTender(ports),
  };
}
