import type { ReactElement } from 'react';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { PromoLevel } from '#generated/openapi/shared.ts';
import { Icon } from '#ui/icon/icon.tsx';
import type { Formatters } from '../../site/formatters.ts';
import { CalloutRoot } from '../totals/cart-totals.styles.ts';
import { getPromotionCallouts, type PromotionCallout } from './promotion-callouts.ts';

interface Props {
  readonly cart: Pick<Cart, 'approachingDiscount' | 'promoSummary'>;
  readonly messages: CartMessages;
  readonly formatters: Formatters;
  /** Shows only promotions of this level; all by default. */
  readonly display?: PromoLevel;
}

/** Placeholders of the missing amount in a promotion's own text. */
const AMOUNT = /\{(?:remaining|amount)\}/g;

/** Progress toward promotions, as texts and bars. */
export function Promotions({ cart, messages, formatters, display }: Props): ReactElement {
  const callouts = getPromotionCallouts(cart).filter((callout) => display === undefined || callout.display === display);
  return (
    <>
      {callouts.map((callout) => {
        const text = getCalloutText(callout, messages, formatters);
        return text === undefined ? null : (
          <CalloutRoot key={callout.id} data-reached={callout.isEarned || undefined}>
            <p role="status">
              <Icon name={callout.isEarned ? 'check' : callout.level === 'SHIPPING' ? 'truck' : 'info'} />
              <span>{text}</span>
            </p>
            {callout.progress === undefined ? null : <progress max={1} value={callout.progress} aria-hidden="true" />}
          </CalloutRoot>
        );
      })}
    </>
  );
}

/** The promotion's own text. Before it is earned, the shop's text is used if the own one does not name the missing amount. */
function getCalloutText(
  { text, isEarned, remaining, level, name }: PromotionCallout,
  messages: CartMessages,
  { money }: Formatters,
): string | undefined {
  // The text may name missing units, which the service has inserted already.
  if (remaining === undefined) return text;
  const amount = money(remaining);
  const own = text?.replaceAll(AMOUNT, () => amount);
  if (own !== undefined && (isEarned || own.includes(amount))) return own;
  if (level === 'SHIPPING') return isEarned ? messages.freeShippingReached : messages.freeShippingLeft({ amount });
  // Only shipping promotions may come without a name.
  if (name === undefined) return own;
  return isEarned ? name : messages.promotionLeft({ amount, name });
}
