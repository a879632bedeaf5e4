import { cardCheckout } from './card/card-checkout.ts';
import { payLaterCheckout } from './pay-later/pay-later-checkout.ts';
import type { RestTender, TenderInput } from './tender.ts';
import type { TenderIdOf } from './tenders.ts';
import { walletCheckout } from './wallet/wallet-checkout.ts';

/** Tenders for the remainder with their forms, in the order of the billing step. */
export const checkoutTenders = {
  CREDIT_CARD: cardCheckout,
  PAY_LATER: payLaterCheckout,
  DIGITAL_WALLET: walletCheckout,
} satisfies { readonly [Id in TenderIdOf<'rest'>]: RestTender<TenderInput<Id>> };
