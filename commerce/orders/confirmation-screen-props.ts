import type { ConfirmationMessages } from '#generated/messages/confirmation/messages.ts';
import type { TendersMessages } from '#generated/messages/tenders/messages.ts';
import type { Order } from '#generated/openapi/shared.ts';
import type { AddressCountry } from '../checkout/address/address-lines.ts';
import type { OrderKinds } from '../checkout/order/order-kinds.ts';
import type { Formatters } from '../site/formatters.ts';

export interface ConfirmationScreenProps {
  readonly order: Order;
  readonly messages: ConfirmationMessages;
  readonly tendersMessages: TendersMessages;
  readonly formatters: Formatters;
  /** With names in the page's language. */
  readonly countries: readonly AddressCountry[];
  /** Whether the customer is a club member. */
  readonly isMember?: boolean;
  /** Whether the payment takes longer than the page polls. */
  readonly isSlow?: boolean;
  /** By default all kinds of the shop. */
  readonly kinds?: OrderKinds;
}
