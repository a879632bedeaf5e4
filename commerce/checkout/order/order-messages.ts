import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import type { ConfirmationMessages } from '#generated/messages/confirmation/messages.ts';

/** Messages that the checkout and order screens share. */
export type OrderMessages = Pick<CheckoutMessages, keyof CheckoutMessages & keyof ConfirmationMessages>;
