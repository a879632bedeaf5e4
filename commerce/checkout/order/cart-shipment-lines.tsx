import type { ReactElement } from 'react';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Formatters } from '../../site/formatters.ts';
import type { CheckoutDeliveryKind } from '../delivery/delivery-kind.ts';
import type { DeliveryKinds } from '../delivery/delivery-kinds.ts';
import { groupLinesByShipment } from './lines-by-shipment.ts';
import { ShipmentLines } from './shipment-lines.tsx';

interface Props {
  readonly cart: Cart;
  readonly kinds: DeliveryKinds<CheckoutDeliveryKind>;
  readonly messages: CheckoutMessages;
  readonly cartMessages: CartMessages;
  readonly formatters: Formatters;
}

/** Lines of a cart with several shipments. */
export function CartShipmentLines({ cart, kinds, messages, cartMessages, formatters }: Props): ReactElement {
  const shipments = groupLinesByShipment(cart, cart.shippingMethods, kinds, messages);
  return <ShipmentLines shipments={shipments} messages={cartMessages} formatters={formatters} />;
}
