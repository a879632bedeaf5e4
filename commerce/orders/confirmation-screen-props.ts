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
  /** Named in the page's language. */
  readonly countries: readonly AddressCountry[];
  /** True for a member of the club. */
  readonly isMember?: boolean;
  /** True if the payment takes longer than the page polls for it. */
  readonly isSlow?: boolean;
  /** Every kind that the shop knows by default. */
  readonly kinds?: OrderKinds;
}
