import type { ReactElement } from 'react';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import type { Speech } from '../cart/speech.ts';
import type { CheckoutWords } from './address-form.tsx';
import { addressLines } from './address-lines.ts';
import { cardExpiry, cardName } from './card-name.ts';
import { deliveryText } from './delivery-time.ts';
import { AddressBlock, Review } from './order-review.styles.ts';
import { isDigital } from './steps.ts';

interface PartProps {
  readonly cart: Cart;
  readonly countries: readonly Country[];
  readonly words: CheckoutWords;
  readonly speech: Speech;
}

/** What was chosen for the delivery. */
export function DeliveryReview({ cart, countries, words, speech }: PartProps): ReactElement | null {
  const { contact, shippingAddress, shippingMethods, email } = cart;
  const method = shippingMethods[0]?.applicableShippingMethods.find(({ code }) => code === shippingMethods[0]?.code);
  const recipient = isDigital(cart) ? contact : shippingAddress;
  if (!recipient) return null;
  return (
    <Review>
      <div>
        <dt>{recipient === contact ? words.contact : words.shippingAddress}</dt>
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
          <dt>{words.shippingMethod}</dt>
          <dd>
            {method.label} · {method.price === 0 ? words.shippingFree : speech.money(method.price)}
            <br />
            {deliveryText(method.deliveryTime, words, speech)}
          </dd>
        </div>
      ) : null}
    </Review>
  );
}

/** What was chosen for the payment. */
export function PaymentReview({ cart, countries, words, speech }: PartProps): ReactElement | null {
  const card = cart.payment_instruments.find((one) => one.card !== undefined)?.card;
  if (!card && !cart.billingAddress) return null;
  return (
    <Review>
      {card ? (
        <div>
          <dt>{words.payment}</dt>
          <dd>
            {cardName(card, words, speech)}
            <br />
            {speech.say(words.cardExpires, cardExpiry(card))}
          </dd>
        </div>
      ) : null}
      {cart.billingAddress && !isDigital(cart) ? (
        <div>
          <dt>{words.billingAddress}</dt>
          <dd>
            <AddressBlock>{addressLines(cart.billingAddress, countries).join('\n')}</AddressBlock>
          </dd>
        </div>
      ) : null}
    </Review>
  );
}
