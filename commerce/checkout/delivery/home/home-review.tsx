import type { ReactElement } from 'react';
import { addressLines } from '../../address/address-lines.ts';
import { AddressBlock, Review } from '../../order/order-review.styles.ts';
import type { DeliveryReviewProps } from '../delivery-kind.ts';
import { MethodReview } from '../method-review.tsx';

export function HomeReview({ cart, shipment, countries, messages, formatters }: DeliveryReviewProps): ReactElement | null {
  const { shippingAddress, email } = cart;
  if (!shippingAddress) return null;
  return (
    <Review>
      <div>
        <dt>{messages.shippingAddress}</dt>
        <dd>
          <AddressBlock>{addressLines(shippingAddress, countries).join('\n')}</AddressBlock>
          {email ?? shippingAddress.recipientContactEmail}
        </dd>
      </div>
      <MethodReview shipment={shipment} messages={messages} formatters={formatters} />
    </Review>
  );
}
