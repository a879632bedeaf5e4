import type { ReactElement } from 'react';
import { addressLines } from '../address/address-lines.ts';
import { needsBillingAddress } from '../steps/steps.ts';
import type { StepProps } from '../steps/step-props.ts';
import { TenderDetails } from '../tenders/tender-details.tsx';
import type { OrderKinds } from './order-kinds.ts';
import { AddressBlock, Review } from './order-review.styles.ts';

interface Props extends Pick<StepProps, 'cart' | 'countries' | 'messages'> {
  readonly kinds: OrderKinds;
}

/** What was chosen for the payment. */
export function PaymentReview({ cart, countries, messages, kinds: { deliveryKinds, tenders } }: Props): ReactElement | null {
  const { payment_instruments: instruments, billingAddress } = cart;
  if (instruments.length === 0 && !billingAddress) return null;
  return (
    <Review>
      <TenderDetails instruments={instruments} tenders={tenders} messages={messages} />
      {billingAddress && needsBillingAddress(cart, deliveryKinds) ? (
        <div>
          <dt>{messages.billingAddress}</dt>
          <dd>
            <AddressBlock>{addressLines(billingAddress, countries).join('\n')}</AddressBlock>
          </dd>
        </div>
      ) : null}
    </Review>
  );
}
