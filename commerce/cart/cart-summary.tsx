import { lazy, Suspense, type ReactElement } from 'react';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Formatters } from '../site/formatters.ts';
import { StaffOrder } from '../staff/staff-cart-context.ts';
import { SummaryBox } from './cart-screen.styles.ts';
import { CouponSection } from './coupons/coupon-section.tsx';
import type { RejectedCode } from './coupons/use-coupons.ts';
import { DeliveryEstimate } from './delivery/delivery-estimate.tsx';
import { canCheckOut } from './lines/line-state.ts';
import { PointsNote } from './points/points-note.tsx';
import { Promotions } from './promotions/promotions.tsx';
import { OpenCartTotals } from './totals/cart-totals.tsx';

/** Loaded after the page: it first requests the payment methods. */
const CartExpress = lazy(async () => ({ default: (await import('../wallet/cart-express.tsx')).CartExpress }));

interface Props {
  readonly cart: Cart;
  readonly messages: CartMessages;
  readonly formatters: Formatters;
  readonly rejected?: RejectedCode;
  readonly isMember?: boolean;
  /** The checkout opens at its review step. */
  readonly isExpress?: boolean;
}

/** Promotions, coupon codes, amounts and buttons to the checkout. */
export function CartSummary({ cart, messages, formatters, rejected, isMember, isExpress = false }: Props): ReactElement {
  const part = { cart, messages, formatters };
  return (
    <SummaryBox aria-labelledby="cart-summary">
      <Heading level={2} look="h4" id="cart-summary">
        {messages.summary}
      </Heading>
      <Promotions {...part} display="ORDER" />
      <Promotions {...part} display="SHIPPING" />
      <CouponSection {...part} rejected={rejected} />
      <OpenCartTotals {...part} />
      <PointsNote {...part} isMember={isMember} />
      <StaffOrder cart={cart} />
      <DeliveryEstimate {...part} />
      {canCheckOut(cart.items) ? (
        <>
          <ButtonLink href={formatters.href('/checkout')} variant="accent" size="large" full>
            {isExpress ? messages.expressCheckout : messages.checkout}
          </ButtonLink>
          {isExpress ? (
            <>
              <Text look="small" muted>
                {messages.expressNote}
              </Text>
              <ButtonLink href={`${formatters.href('/checkout')}?step=shipping`} variant="outline" full>
                {messages.checkout}
              </ButtonLink>
            </>
          ) : null}
          <Suspense fallback={null}>
            <CartExpress cart={cart} messages={messages} formatters={formatters} />
          </Suspense>
        </>
      ) : (
        <Notice kind="warning">{messages.checkoutBlocked}</Notice>
      )}
      <ButtonLink href={formatters.href('/')} variant="text-link">
        {messages.continueShopping}
      </ButtonLink>
    </SummaryBox>
  );
}
