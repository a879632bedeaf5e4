import { Fragment, useState, type ReactElement } from 'react';
import type { ShipmentMethods } from '#generated/openapi/cart.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { deliveryEntries } from '../delivery/delivery-entries.ts';
import type { Delivery } from '../delivery/deliveries-of.ts';
import type { CheckoutDeliveryKind, DeliveryStepProps } from '../delivery/delivery-kind.ts';
import { ReviewList } from '../order/review-list.tsx';

interface Props extends Omit<DeliveryStepProps, 'shipment'> {
  readonly deliveries: readonly Delivery<CheckoutDeliveryKind, ShipmentMethods>[];
}

/** Each delivery's part in turn, and while the step is closed what was chosen. */
export function ShippingStep({ deliveries, isOpen, onDone, ...props }: Props): ReactElement {
  const { cart, messages } = props;
  const [turn, setTurn] = useState(() =>
    Math.max(
      0,
      deliveries.findIndex(({ kind, shipment }) => !kind.isReady(cart, shipment)),
    ),
  );
  const current = Math.min(turn, deliveries.length - 1);
  const finish = (): void => {
    const isLast = current === deliveries.length - 1;
    setTurn(isLast ? 0 : current + 1);
    if (isLast) onDone();
  };
  if (deliveries.length === 0) return <Notice kind="warning">{messages.noShippingMethods}</Notice>;
  return (
    <>
      {deliveries.map((delivery, index) => (
        <Fragment key={delivery.shipment.shippingId}>
          <delivery.kind.Step {...props} shipment={delivery.shipment} isOpen={isOpen && index === current} onDone={finish} />
          {isOpen ? null : <ReviewList entries={deliveryEntries(delivery, props)} />}
        </Fragment>
      ))}
    </>
  );
}
