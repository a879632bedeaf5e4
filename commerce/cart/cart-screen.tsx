import { useRef, type ReactElement, type ReactNode } from 'react';
import type { Cart, CartItem } from '#generated/openapi/cart.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import type { ToastQueue } from '#ui/toast/toast-queue.ts';
import { useTopNotice } from '../query/use-top-notice.ts';
import { CartLine } from './lines/cart-line.tsx';
import { LineList } from './lines/cart-line.styles.ts';
import { CartRoot, SummaryBox } from './cart-screen.styles.ts';
import { CartTotals } from './totals/cart-totals.tsx';
import { EmptyCart, type WayOn } from './empty-cart.tsx';
import { flashNotices } from './flash-notices.ts';
import { useGetCart } from './changes/get-cart.ts';
import { canCheckOut } from './lines/line-state.ts';
import { Promotions } from './promotions/promotions.tsx';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { Formatters } from '../site/formatters.ts';
import { useCartLines } from './lines/use-cart-lines.ts';

export interface CartScreenProps {
  readonly messages: CartMessages;
  readonly formatters: Formatters;
  readonly toasts: ToastQueue;
  readonly ways: readonly WayOn[];
  /** What a form that was sent without script was refused for, and at which row. */
  readonly refused?: { readonly text: string; readonly itemId?: string };
  /** A sign-in has brought more into the cart. */
  readonly isMerged?: boolean;
  /** Below the cart, e.g. recommendations. */
  readonly children?: ReactNode;
}

/** The cart page between header and footer. */
export function CartScreen(props: CartScreenProps): ReactElement {
  const { messages, formatters, ways, children } = props;
  const { data: cart, isError, refetch } = useGetCart();
  const heading = useRef<HTMLHeadingElement>(null);

  if (cart === undefined) {
    return (
      <CartRoot aria-busy={!isError}>
        <Heading level={1} look="h2">
          {messages.title}
        </Heading>
        {isError ? (
          <Notice kind="danger" title={messages.loadFailed}>
            <Button variant="text-link" onClick={() => void refetch()}>
              {messages.tryAgain}
            </Button>
          </Notice>
        ) : (
          <Skeleton shape="control" />
        )}
      </CartRoot>
    );
  }
  if (cart === null || cart.items.length === 0) {
    return (
      <>
        <EmptyCart messages={messages} formatters={formatters} ways={ways} headingRef={heading} />
        {children}
      </>
    );
  }
  return (
    <>
      <FilledCart {...props} cart={cart} />
      {children}
    </>
  );
}

function FilledCart({ cart, messages, formatters, toasts, refused, isMerged }: CartScreenProps & { readonly cart: Cart }): ReactElement {
  const rows = useCartLines();
  const notice = useTopNotice();
  const heading = useRef<HTMLHeadingElement>(null);

  const remove = async (item: CartItem): Promise<void> => {
    // The button that was pressed goes with its row.
    heading.current?.focus();
    if (!(await rows.remove(item))) return;
    toasts.show({ title: messages.removed({ name: item.name }), action: { label: messages.undo, onPress: () => void rows.undo(item) } });
  };
  const topNotices = [notice, refused?.itemId === undefined ? refused?.text : undefined].filter((text) => text !== undefined);
  return (
    <CartRoot>
      <header>
        <Heading level={1} look="h2" ref={heading} tabIndex={-1}>
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
        {flashNotices(cart, messages).map(({ key, kind, text }) => (
          <Notice key={key} kind={kind}>
            {text}
          </Notice>
        ))}
      </div>
      <LineList role="list">
        {cart.items.map((item, index) => (
          <CartLine
            key={item.id}
            item={item}
            messages={messages}
            formatters={formatters}
            busy={rows.isBusy(item)}
            error={rows.errorOf(item) ?? (refused?.itemId === item.id ? refused.text : undefined)}
            priority={index < 3}
            onQuantity={(row, qty) => void rows.changeQuantity(row, qty)}
            onRemove={(row) => void remove(row)}
          />
        ))}
      </LineList>
      <CartSummary cart={cart} messages={messages} formatters={formatters} />
    </CartRoot>
  );
}

function CartSummary({
  cart,
  messages,
  formatters,
}: {
  readonly cart: Cart;
  readonly messages: CartMessages;
  readonly formatters: Formatters;
}): ReactElement {
  const hasAddress = cart.shippingAddress !== undefined;
  const hasMethod = cart.shippingMethods.some(({ code }) => code !== undefined);
  return (
    <SummaryBox aria-labelledby="cart-summary">
      <Heading level={2} look="h4" id="cart-summary">
        {messages.summary}
      </Heading>
      <Promotions cart={cart} messages={messages} formatters={formatters} />
      <CartTotals
        cart={cart}
        messages={messages}
        formatters={formatters}
        later={{ ...(hasMethod ? {} : { shipping: messages.shippingLater }), ...(hasAddress ? {} : { tax: messages.taxLater }) }}
      />
      {canCheckOut(cart.items) ? (
        <ButtonLink href={formatters.href('/checkout')} variant="accent" size="large" full>
          {messages.checkout}
        </ButtonLink>
      ) : (
        <Notice kind="warning">{messages.checkoutBlocked}</Notice>
      )}
      <ButtonLink href={formatters.href('/')} variant="text-link">
        {messages.continueShopping}
      </ButtonLink>
    </SummaryBox>
  );
}
