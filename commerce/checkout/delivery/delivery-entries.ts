import type { ShipmentMethods } from '#generated/openapi/cart.ts';
import type { Formatters } from '../../site/formatters.ts';
import type { ReviewEntry } from '../order/review-list.tsx';
import type { StepProps } from '../steps/step-props.ts';
import type { Delivery } from './deliveries-of.ts';
import type { CheckoutDeliveryKind } from './delivery-kind.ts';
import { deliveryText } from './delivery-time.ts';

interface Context extends Pick<StepProps, 'cart' | 'countries' | 'messages'> {
  readonly formatters: Formatters;
}

/** The recipient of a delivery and its method. */
export function deliveryEntries(
  { kind, shipment }: Delivery<CheckoutDeliveryKind, ShipmentMethods>,
  { cart, countries, messages, formatters }: Context,
): readonly ReviewEntry[] {
  const recipient = kind.getRecipient(cart, messages, countries);
  const method = shipment.applicableShippingMethods.find(({ code }) => code === shipment.code);
  const price = method?.price === 0 ? messages.shippingFree : formatters.money(method?.price ?? 0);
  return [
    ...(recipient ? [recipient] : []),
    ...(method
      ? [{ label: messages.shippingMethod, lines: [`${method.label} · ${price}`, deliveryText(method.deliveryTime, messages)] }]
      : []),
  ];
}
