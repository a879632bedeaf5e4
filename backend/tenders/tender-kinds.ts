import { createCardTender } from './card/card-tender.ts';
import type { PartnerPorts } from './partner/partner-ports.ts';
import { createPayLaterTender } from './pay-later/pay-later-tender.ts';
import type { TenderKinds } from './tender-kind.ts';
import { createWalletTender } from './wallet/wallet-tender.ts';

/** Every tender of the contract, in the order in which a cart is paid: balances first, then what pays the rest. Refunds go the other way. */
export function createTenderKinds(ports: PartnerPorts) {
  return {
    ATHLETES_PAYMENT: null,
    LOYALTY_POINTS: null,
    REWARD_CODE: null,
    REWARD_CARD: null,
    GIFT_CARD: null,
    PAY_LATER: createPayLaterTender(ports),
    DIGITAL_WALLET: createWalletTender(ports),
    CREDIT_CARD: createCardTender(ports),
  } satisfies TenderKinds;
}
