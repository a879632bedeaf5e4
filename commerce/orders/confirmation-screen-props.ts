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
  /** Names are in the page's language. */
  readonly countries: readonly AddressCountry[];
  /** True if the customer is a club member. */
  readonly isMember?: boolean;
  /** True if the payment takes longer than the page polls. */
  readonly isSlow?: boolean;
  /** Defaults to all kinds of the shop. */
  readonly kinds?: OrderKinds;
}
