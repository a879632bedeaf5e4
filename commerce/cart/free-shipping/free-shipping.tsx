import type { ReactElement } from 'react';
import type { Cart } from '#generated/openapi/cart.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { CalloutRoot } from '../totals/cart-totals.styles.ts';
import { freeShippingState } from './free-shipping-state.ts';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { Formatters } from '../../site/formatters.ts';

interface Props {
  readonly cart: Pick<Cart, 'approachingDiscount' | 'promoSummary'>;
  readonly messages: CartMessages;
  readonly formatters: Formatters;
}

/** Where a promotion's own message has the amount that is missing. */
const AMOUNT = /\{(?:remaining|amount)\}/g;

/** How much is missing for free shipping, in words and as a bar. A promotion's own message that does not name the amount gives way to ours. */
export function FreeShipping({ cart, messages, formatters: { money } }: Props): ReactElement | null {
  const state = freeShippingState(cart);
  if (!state) return null;
  const { remaining, progress } = state;
  const isReached = remaining <= 0;
  const amount = money(remaining);
  const own = isReached ? messages.freeShippingReached : messages.freeShippingLeft({ amount });
  const callout = state.callout?.replaceAll(AMOUNT, () => amount);
  return (
    <CalloutRoot data-reached={isReached || undefined}>
      <p role="status">
        <Icon name={isReached ? 'check' : 'truck'} />
        <span>{callout !== undefined && (isReached || callout.includes(amount)) ? callout : own}</span>
      </p>
      <progress max={1} value={progress} aria-hidden="true" />
    </CalloutRoot>
  );
}
