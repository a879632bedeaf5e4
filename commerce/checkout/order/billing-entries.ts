import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { addressLines } from '../address/address-lines.ts';
import type { CheckoutKinds } from '../checkout-kinds.ts';
import { needsBillingAddress } from '../steps/steps.ts';
import { paymentEntries } from '../tenders/payment-entries.ts';
import type { PaymentTexts } from '../tenders/tender.ts';
import type { ReviewEntry } from './review-list.tsx';

/** The payments and the billing address. */
export function billingEntries(
  cart: Cart,
  { deliveryKinds, tenders }: CheckoutKinds,
  messages: CheckoutMessages,
  countries: readonly Country[],
  texts: PaymentTexts,
): readonly ReviewEntry[] {
  const { payment_instruments: instruments, billingAddress } = cart;
  const hasAddress = billingAddress && needsBillingAddress(cart, deliveryKinds);
  return [
    ...paymentEntries(instruments, tenders, messages, texts),
    ...(hasAddress ? [{ label: messages.billingAddress, address: addressLines(billingAddress, countries) }] : []),
  ];
}
