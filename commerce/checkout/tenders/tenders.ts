import type { PaymentInstrumentInput } from '#generated/openapi/cart.ts';
import type { PaymentMethodId } from '#generated/openapi/shared.ts';
import { cardTender } from './card/card-tender.ts';
import type { TenderDefinition } from './tender.ts';

/** Tenders of the contract that the checkout does not offer. */
type NotOffered = 'GIFT_CARD';

/** Every tender that the shop takes, in the order in which the billing step offers them. */
export const tenders = {
  CREDIT_CARD: cardTender,
} satisfies Readonly<Record<Exclude<PaymentInstrumentInput['payment_method_id'], NotOffered>, TenderDefinition>>;

export type TenderId = keyof typeof tenders;

export type Tenders<Tender extends TenderDefinition = TenderDefinition> = Readonly<Partial<Record<PaymentMethodId, Tender>>>;
