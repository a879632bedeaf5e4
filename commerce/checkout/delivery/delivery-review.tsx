import type { ReactElement } from 'react';
import type { ShipmentMethods } from '#generated/openapi/cart.ts';
import type { Formatters } from '../../site/formatters.ts';
import { AddressBlock, Review } from '../order/order-review.styles.ts';
import type { StepProps } from '../steps/step-props.ts';
import type { Delivery } from './deliveries-of.ts';
import type { CheckoutDeliveryKind } from './delivery-kind.ts';
import { deliveryText } from './delivery-time.ts';

interface Props extends Pick<StepProps, 'cart' | 'countries' | 'messages'> {
  readonly delivery: Delivery<CheckoutDeliveryKind, ShipmentMethods>;
  readonly formatters: Formatters;
}

/** What was chosen for a delivery. */
export function DeliveryReview({ cart, countries, messages, delivery: { kind, shipment }, formatters }: Props): ReactElement | null {
  const recipient = kind.getRecipient(cart, messages, countries);
  const method = shipment.applicableShippingMethods.find(({ code }) => code === shipment.code);
  if (!recipient) return null;
  return (
    <Review>
      <div>
        <dt>{recipient.label}</dt>
        <dd>
          <AddressBlock>{recipient.lines.join('\n')}</AddressBlock>
          {cart.email}
        </dd>
      </div>
      {method ? (
        <div>
          <dt>{messages.shippingMethod}</dt>
          <dd>
            {method.label} · {method.price === 0 ? messages.shippingFree : formatters.money(method.price)}
            <br />
            {deliveryText(method.deliveryTime, messages)}
          </dd>
        </div>
      ) : null}
    </Review>
  );
}
