import type { ReactElement } from 'react';
import type { ShipmentMethods } from '#generated/openapi/cart.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { ReviewList } from '../order/review-list.tsx';
import type { Delivery } from './deliveries-of.ts';
import { getDeliveryEntries } from './delivery-entries.ts';
import type { DeliveryFormProps } from './delivery-form.ts';
import type { CheckoutDeliveryKind } from './delivery-kind.ts';
import { getShipmentItems } from './items-of.ts';
import { ReviewRoot } from './shipment.styles.ts';

interface Props extends Pick<DeliveryFormProps, 'cart' | 'countries' | 'messages' | 'formatters'> {
  readonly delivery: Delivery<CheckoutDeliveryKind, ShipmentMethods>;
}

/** Summary of one of several shipments. */
export function ShipmentReview({ delivery, cart, ...context }: Props): ReactElement {
  const { messages } = context;
  const names = getShipmentItems(cart, delivery.shipment).map(({ name, qty }) => messages.unitsOf({ name, count: qty }));
  return (
    <ReviewRoot>
      <div>
        <Heading level={3} look="h5">
          {delivery.kind.getTitle(messages)}
        </Heading>
        <Text look="small" muted>
          {names.join(', ')}
        </Text>
      </div>
      <ReviewList entries={getDeliveryEntries(delivery, { source: cart, ...context })} />
    </ReviewRoot>
  );
}
