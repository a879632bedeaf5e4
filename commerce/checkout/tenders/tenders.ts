import type { PaymentMethodId } from '#generated/openapi/shared.ts';
import { cardTender } from './card/card-tender.ts';
import type { TenderDefinition } from './tender.ts';

/** Every tender that the shop takes, in the order in which the billing step offers them. */
export const tenders = {
  CREDIT_CARD: cardTender,
} satisfies Tenders;

export type TenderId = keyof typeof tenders;

export type Tenders<Tender extends TenderDefinition = TenderDefinition> = Readonly<Partial<Record<PaymentMethodId, Tender>>>;
