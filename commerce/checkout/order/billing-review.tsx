import type { ReactElement } from 'react';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { formatAddress } from '../address/address-lines.ts';
import type { CheckoutKinds } from '../checkout-kinds.ts';
import { getPaymentEntries } from '../tenders/payment-entries.ts';
import type { PaymentTexts } from '../tenders/tender.ts';
import { tenders } from '../tenders/tenders.ts';
import { ReviewList } from './review-list.tsx';

interface Props {
  readonly cart: Cart;
  readonly valueTenders: CheckoutKinds['valueTenders'];
  /** True if the cart needs a billing address. */
  readonly hasBill: boolean;
  readonly messages: CheckoutMessages;
  readonly countries: readonly Country[];
  readonly texts: PaymentTexts;
}

/** Summary of payments and billing address. */
export function BillingReview({ cart, valueTenders, hasBill, messages, countries, texts }: Props): ReactElement {
  const { payment_instruments: instruments, billingAddress } = cart;
  return (
    <ReviewList
      entries={[
        ...getPaymentEntries(instruments, { ...tenders, ...valueTenders }, messages, texts),
        ...(hasBill && billingAddress ? [{ label: messages.billingAddress, address: formatAddress(billingAddress, countries) }] : []),
      ]}
    />
  );
}
