import { lazy, Suspense, type ReactElement, type Ref } from 'react';
import type { Cart } from '#generated/openapi/cart.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { useTopNotice } from '../query/use-top-notice.ts';
import type { CartScreenProps } from './cart-screen-props.ts';
import { CartColumn, CartRoot } from './cart-screen.styles.ts';
import { CartSummary } from './cart-summary.tsx';
import { CartRows } from './lines/cart-rows.tsx';
import type { useCartLines } from './lines/use-cart-lines.ts';
import { getFlashNotices } from './notices/flash-notices.ts';
import { getLineNotices } from './notices/row-notices.ts';
import { Promotions } from './promotions/promotions.tsx';
import { RemovedForm } from './removal/removed-form.tsx';
import type { Removal } from './removal/removed-row.tsx';

/** Loaded on demand: few carts have gifts to choose. */
const BonusChoices = lazy(async () => ({ default: (await import('./bonus/bonus-choices.tsx')).BonusChoices }));

/** Loaded on demand: few carts have changed deliveries. */
const DeliveryChanges = lazy(async () => ({
  default: (await import('../delivery/delivery-changes/delivery-changes.tsx')).DeliveryChanges,
}));

interface Props extends CartScreenProps {
  readonly cart: Cart;
  readonly rows: ReturnType<typeof useCartLines>;
  readonly removal: Removal;
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** Called after the last changed delivery was accepted or undone. */
  readonly onSettled: (announcement: string) => void;
}

/** A cart with lines: notices and lines in one column, the summary in the other. */
export function FilledCart(props: Props): ReactElement {
  const {
    cart,
    headingRef,
    messages,
    deliveryMessages,
    formatters,
    outcome = {},
    rejectedCode,
    isMerged,
    isMember = false,
    isExpress,
    onSettled,
  } = props;
  const topNotice = useTopNotice();
  const { rejection, removed } = outcome;
  const { texts, types } = getLineNotices(cart, messages);
  const isOfRowOrField = rejection?.itemId !== undefined || rejection?.code !== undefined;
  const topNotices = [topNotice, isOfRowOrField ? undefined : rejection?.text].filter((text) => text !== undefined);
  const rejected = rejection?.code === undefined ? rejectedCode : { code: rejection.code, text: rejection.text };
  return (
    <CartRoot>
      <header>
        <Heading level={1} look="h2" ref={headingRef} tabIndex={-1}>
          {messages.title}
        </Heading>
        <p>{messages.items({ count: cart.totals.totalUnits })}</p>
      </header>
      <div data-part="notices">
        {isMerged ? <Notice kind="info">{messages.merged}</Notice> : null}
        {topNotices.map((text) => (
          <Notice key={text} kind="danger">
            {text}
          </Notice>
        ))}
        {getFlashNotices(cart, messages, types).map(({ key, kind, text }) => (
          <Notice key={key} kind={kind}>
            {text}
          </Notice>
        ))}
        {cart.deliveryChanges?.length ? (
          <Suspense fallback={null}>
            <DeliveryChanges cart={cart} messages={deliveryMessages} formatters={formatters} onSettled={onSettled} />
          </Suspense>
        ) : null}
        {removed ? <RemovedForm removed={removed} messages={messages} action={formatters.href('/cart')} /> : null}
      </div>
      <CartColumn>
        <Promotions cart={cart} messages={messages} formatters={formatters} display="PRODUCT" />
        <CartRows {...props} notices={texts} />
        {cart.bonusChoices?.length ? (
          <Suspense fallback={null}>
            <BonusChoices cart={cart} messages={messages} formatters={formatters} />
          </Suspense>
        ) : null}
      </CartColumn>
      <CartSummary cart={cart} messages={messages} formatters={formatters} rejected={rejected} isMember={isMember} isExpress={isExpress} />
    </CartRoot>
  );
}
