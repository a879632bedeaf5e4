import { cardCheckout } from './card/card-checkout.ts';
import type { CheckoutTender, TenderInput } from './tender.ts';
import type { TenderId } from './tenders.ts';

/** The same tenders with their forms. */
export const checkoutTenders = {
  CREDIT_CARD: cardCheckout,
} satisfies { readonly [Id in TenderId]: CheckoutTender<TenderInput<Id>> };
