import type { ShipmentMethods } from '#generated/openapi/cart.ts';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import type { Formatters } from '../../site/formatters.ts';
import type { ReviewEntry } from '../order/review-list.tsx';
import type { Delivery } from './deliveries-of.ts';
import type { CheckoutDeliveryKind, DeliveryFacts } from './delivery-kind.ts';
import { formatDeliveryTime, isStockedInStore } from './delivery-time.ts';

interface Context extends Omit<DeliveryFacts<CheckoutMessages>, 'shipment' | 'languageTag'> {
  readonly formatters: Formatters;
}

/** Review entries of a delivery: recipients and method. */
export function getDeliveryEntries(
  { kind, shipment }: Delivery<CheckoutDeliveryKind, ShipmentMethods>,
  { formatters, ...facts }: Context,
): readonly ReviewEntry[] {
  const { messages } = facts;
  const method = shipment.applicableShippingMethods.find(({ code }) => code === shipment.code);
  const price = method?.price === 0 ? messages.shippingFree : formatters.money(method?.price ?? 0);
  const time = method && formatDeliveryTime(method.deliveryTime, messages);
  return [
    ...kind.getRecipients({ ...facts, shipment, languageTag: formatters.languageTag }),
    ...(method && !isStockedInStore(shipment, method) ? [{ label: messages.shippingMethod, lines: [`${method.label} · ${price}`, time] }] : []),
  ];
}
