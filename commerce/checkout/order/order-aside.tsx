import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { Cart } from '#generated/openapi/cart.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { CartTotals } from '../../cart/totals/cart-totals.tsx';
import { LineSummary } from '../../cart/summary/line-summary.tsx';
import { Promotions } from '../../cart/promotions/promotions.tsx';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { Formatters } from '../../site/formatters.ts';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import { OrderBox } from './order-aside.styles.ts';
import { getDeliveries } from '../delivery/deliveries-of.ts';
import type { CheckoutDeliveryKind } from '../delivery/delivery-kind.ts';
import type { DeliveryKinds } from '../delivery/delivery-kinds.ts';

/** Loaded on demand: most orders have no code, and the field should not distract here. */
const CouponSection = lazy(async () => ({ default: (await import('../../cart/coupons/coupon-section.tsx')).CouponSection }));

interface Props {
  readonly cart: Cart;
  readonly kinds: DeliveryKinds<CheckoutDeliveryKind>;
  readonly messages: CheckoutMessages;
  readonly cartMessages: CartMessages;
  readonly formatters: Formatters;
  /** Omits the lines, which the current step shows. */
  readonly withoutLines: boolean;
}

/** Order summary beside the steps; on small screens collapsed to its total. */
export function OrderAside(props: Props): ReactElement {
  const { cart, messages, formatters } = props;
  return (
    <aside data-part="aside" aria-label={messages.summary}>
      <OrderBox>
        <details>
          <summary>
            <span>
              {messages.summary} <Icon name="chevron-down" size="small" />
            </span>
            <strong>{formatters.money(cart.totals.total)}</strong>
          </summary>
          <div>
            <Content {...props} />
          </div>
        </details>
      </OrderBox>
      <OrderBox data-wide>
        <Heading level={2} look="h4">
          {messages.summary}
        </Heading>
        <Content {...props} />
      </OrderBox>
    </aside>
  );
}

function Content({ cart, kinds, messages, cartMessages, formatters, withoutLines }: Props): ReactElement {
  const isTaxOpen = getDeliveries(cart.shippingMethods, kinds).some(({ kind, shipment }) => kind.isTaxOpen(cart, shipment));
  return (
    <>
      {withoutLines ? null : <LineSummary items={cart.items} messages={cartMessages} formatters={formatters} />}
      <Promotions cart={cart} messages={cartMessages} formatters={formatters} />
      <Coupons cart={cart} messages={cartMessages} formatters={formatters} />
      <CartTotals cart={cart} messages={cartMessages} formatters={formatters} later={isTaxOpen ? { tax: cartMessages.taxLater } : {}} />
      <Link href={formatters.href('/cart')} variant="nav">
        {messages.backToCart}
      </Link>
    </>
  );
}

/** Coupon codes of the cart, open if there are any. */
function Coupons(props: Pick<Props, 'cart' | 'formatters'> & { readonly messages: CartMessages }): ReactElement {
  const { cart, messages } = props;
  const [isOpen, setOpen] = useState(cart.couponItems.length > 0);
  return (
    <Disclosure plain title={messages.couponTitle} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      {isOpen ? (
        <Suspense fallback={null}>
          <CouponSection {...props} />
        </Suspense>
      ) : null}
    </Disclosure>
  );
}
