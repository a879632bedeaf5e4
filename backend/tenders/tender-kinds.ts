import { createCardTender, type CardPorts } from './card/card-tender.ts';
import type { TenderKinds } from './tender-kind.ts';

/** Every tender of the contract. Those that are easier to refund come first: they are reserved first and confirmed last. */
export function createTenderKinds(ports: CardPorts) {
  return {
    GIFT_CARD: null,
    CREDIT_CARD: createCardTender(ports),
  } satisfies TenderKinds;
}
