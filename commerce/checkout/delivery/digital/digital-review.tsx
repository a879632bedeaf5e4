import type { ReactElement } from 'react';
import { AddressBlock, Review } from '../../order/order-review.styles.ts';
import type { DeliveryReviewProps } from '../delivery-kind.ts';
import { MethodReview } from '../method-review.tsx';

export function DigitalReview({ cart, shipment, messages, formatters }: DeliveryReviewProps): ReactElement | null {
  const { contact, email } = cart;
  if (!contact) return null;
  return (
    <Review>
      <div>
        <dt>{messages.contact}</dt>
        <dd>
          <AddressBlock>{`${contact.recipientFirstName} ${contact.recipientLastName}`}</AddressBlock>
          {email ?? contact.recipientContactEmail}
        </dd>
      </div>
      <MethodReview shipment={shipment} messages={messages} formatters={formatters} />
    </Review>
  );
}
