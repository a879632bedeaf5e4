import type { ReactElement } from 'react';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import type { Formatters } from '../../site/formatters.ts';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import { addressLines } from '../address/address-lines.ts';
import { cardExpiry } from '../tenders/card-expiry.ts';
import { deliveryText } from '../delivery/delivery-time.ts';
import { AddressBlock, Review } from './order-review.styles.ts';
import { isDigital } from '../steps/steps.ts';

interface PartProps {
  readonly cart: Cart;
  readonly countries: readonly Country[];
  readonly messages: CheckoutMessages;
  readonly formatters: Formatters;
}

/** What was chosen for the delivery. */
export function DeliveryReview({ cart, countries, messages, formatters }: PartProps): ReactElement | null {
  const { contact, shippingAddress, shippingMethods, email } = cart;
  const method = shippingMethods[0]?.applicableShippingMethods.find(({ code }) => code === shippingMethods[0]?.code);
  const recipient = isDigital(cart) ? contact : shippingAddress;
  if (!recipient) return null;
  return (
    <Review>
      <div>
        <dt>{recipient === contact ? messages.contact : messages.shippingAddress}</dt>
        <dd>
          <AddressBlock>
            {recipient === shippingAddress
              ? addressLines(shippingAddress, countries).join('\n')
              : `${recipient.recipientFirstName} ${recipient.recipientLastName}`}
          </AddressBlock>
          {email ?? recipient.recipientContactEmail}
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

/** What was chosen for the payment. */
export function PaymentReview({ cart, countries, messages }: Omit<PartProps, 'formatters'>): ReactElement | null {
  const card = cart.payment_instruments.find((one) => one.card !== undefined)?.card;
  if (!card && !cart.billingAddress) return null;
  return (
    <Review>
      {card ? (
        <div>
          <dt>{messages.payment}</dt>
          <dd>
            {messages.cardEnding(card)}
            <br />
            {messages.cardExpires(cardExpiry(card))}
          </dd>
        </div>
      ) : null}
      {cart.billingAddress && !isDigital(cart) ? (
        <div>
          <dt>{messages.billingAddress}</dt>
          <dd>
            <AddressBlock>{addressLines(cart.billingAddress, countries).join('\n')}</AddressBlock>
          </dd>
        </div>
      ) : null}
    </Review>
  );
}
