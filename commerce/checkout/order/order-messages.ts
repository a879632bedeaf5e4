import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import type { ConfirmationMessages } from '#generated/messages/confirmation/messages.ts';

/** The messages that the checkout and an order's page share. */
export type OrderMessages = Pick<CheckoutMessages, keyof CheckoutMessages & keyof ConfirmationMessages>;
