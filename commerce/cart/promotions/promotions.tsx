import type { ReactElement } from 'react';
import type { Cart } from '#generated/openapi/cart.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { Formatters } from '../../site/formatters.ts';
import { CalloutRoot } from '../totals/cart-totals.styles.ts';
import { FreeShipping } from '../free-shipping/free-shipping.tsx';
import { parseCallout } from './parse-callout.ts';

interface Props {
  readonly cart: Pick<Cart, 'approachingDiscount' | 'promoSummary'>;
  readonly messages: CartMessages;
  readonly formatters: Formatters;
}

/** What promotions say of a cart: those of the order, and how near it is to free shipping. */
export function Promotions({ cart, messages, formatters }: Props): ReactElement {
  const earned = cart.promoSummary.flatMap(({ level, promotionId, calloutMessage = '' }) => {
    const text = level === 'ORDER' ? parseCallout(calloutMessage)?.earned : undefined;
    return text === undefined ? [] : [{ promotionId, text }];
  });
  return (
    <>
      {earned.map(({ promotionId, text }) => (
        <CalloutRoot key={promotionId} data-reached="true">
          <p role="status">
            <Icon name="check" />
            <span>{text}</span>
          </p>
        </CalloutRoot>
      ))}
      <FreeShipping cart={cart} messages={messages} formatters={formatters} />
    </>
  );
}
