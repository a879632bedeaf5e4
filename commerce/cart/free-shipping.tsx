import type { ReactElement } from 'react';
import type { Cart } from '#generated/openapi/cart.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { FreeShippingRoot } from './cart-totals.styles.ts';
import { freeShippingState } from './free-shipping-state.ts';
import type { CartWords, Speech } from './speech.ts';

interface Props {
  readonly cart: Pick<Cart, 'approachingDiscount' | 'promoSummary'>;
  readonly words: CartWords;
  readonly speech: Speech;
}

/** How much is missing for free shipping, in words and as a bar. */
export function FreeShipping({ cart, words, speech: { say, money } }: Props): ReactElement | null {
  const state = freeShippingState(cart);
  if (!state) return null;
  const { remaining, progress, callout } = state;
  const isReached = remaining <= 0;
  const own = isReached ? words.freeShippingReached : say(words.freeShippingLeft, { amount: money(remaining) });
  return (
    <FreeShippingRoot data-reached={isReached || undefined}>
      <p role="status">
        <Icon name={isReached ? 'check' : 'truck'} />
        <span>{callout ? say(callout, { remaining: money(remaining), amount: money(remaining) }) : own}</span>
      </p>
      <progress max={1} value={progress} aria-hidden="true" />
    </FreeShippingRoot>
  );
}
