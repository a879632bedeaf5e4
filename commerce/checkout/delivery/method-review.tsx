import type { ReactElement } from 'react';
import type { DeliveryReviewProps } from './delivery-kind.ts';
import { deliveryText } from './delivery-time.ts';

/** The method of a shipment, with its price and time. */
export function MethodReview({
  shipment,
  messages,
  formatters,
}: Pick<DeliveryReviewProps, 'shipment' | 'messages' | 'formatters'>): ReactElement | null {
  const method = shipment.applicableShippingMethods.find(({ code }) => code === shipment.code);
  if (!method) return null;
  return (
    <div>
      <dt>{messages.shippingMethod}</dt>
      <dd>
        {method.label} · {method.price === 0 ? messages.shippingFree : formatters.money(method.price)}
        <br />
        {deliveryText(method.deliveryTime, messages)}
      </dd>
    </div>
  );
}
