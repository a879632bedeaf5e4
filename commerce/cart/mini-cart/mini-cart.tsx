import { lazy, Suspense, useEffect, useRef, type ReactElement } from 'react';
import type { Cart, CartItem } from '#generated/openapi/cart.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Sheet, type SheetProps } from '#ui/sheet/sheet.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { useGetCart } from '../changes/get-cart.ts';
import { canCheckOut } from '../lines/line-state.ts';
import { RowTotal } from '../lines/line-price.tsx';
import { SummaryLines } from '../summary/line-summary.styles.ts';
import { useCartLines } from '../lines/use-cart-lines.ts';
import { RemovedRow } from '../removal/removed-row.tsx';
import { MiniControls, MiniLine, type MiniControlsProps } from './mini-line.tsx';
import { AddedSection, MiniBody, MiniFoot } from './mini-cart.styles.ts';
import type { AddedLine } from '../changes/added-line.ts';
import { ProductThumb } from '../lines/product-thumb.tsx';
import { PointsNote } from '../points/points-note.tsx';
import { Promotions } from '../promotions/promotions.tsx';
import { OpenCartTotals } from '../totals/cart-totals.tsx';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import type { Formatters } from '../../site/formatters.ts';

/** Loaded after the dialog: it first requests the payment methods. */
const CartExpress = lazy(async () => ({ default: (await import('../../wallet/cart-express.tsx')).CartExpress }));

export interface MiniCartProps {
  /** Open state and close button of the sheet. */
  readonly frame: Pick<SheetProps, 'isOpen' | 'onOpenChange' | 'closeLabel' | 'placement'>;
  readonly added?: AddedLine;
  /** A sign-in has merged items into the cart. */
  readonly isMerged?: boolean;
  readonly messages: CartMessages;
  readonly deliveryMessages: DeliveryMessages;
  /** Formatters for the cart's currency; no amounts show until it is loaded. */
  readonly formattersIn: (currency: string) => Formatters;
}

/** Side panel with the added item, the other lines, and links to cart and checkout. */
export function MiniCart({ frame, added, isMerged, messages, deliveryMessages, formattersIn }: MiniCartProps): ReactElement {
  const { data: cart, isError, isFetching, refetch } = useGetCart();
  const rows = useCartLines();
  const formatters = formattersIn(cart?.currency ?? 'USD');
  const { isOpen } = frame;
  const wasOpen = useRef(false);
  useEffect(() => {
    // The item may have been added without this page's cache.
    if (isOpen && !wasOpen.current) void refetch();
    wasOpen.current = isOpen;
  }, [isOpen, refetch]);
  const addedRow = cart?.items.find(({ sku, bonus }) => sku === added?.sku && !bonus);
  const removed = cart === undefined ? undefined : rows.getRemoved(cart);
  const handlers = {
    onQuantity: (item: CartItem, qty: number) => void rows.changeQuantity(item, qty),
    onRemove: (item: CartItem) => void rows.remove(item, 0),
  };
  const part = { rows, handlers, messages, deliveryMessages, formatters };
  return (
    <Sheet
      {...frame}
      title={added ? messages.miniTitle : messages.title}
      footer={<Foot cart={cart} messages={messages} formatters={formatters} />}
    >
      <MiniBody>
        {isMerged ? <Notice kind="info">{messages.merged}</Notice> : null}
        {added && (addedRow || isFetching || !cart) && removed?.item.sku !== added.sku ? (
          <AddedSection>
            <Added line={added} row={addedRow} messages={messages} formatters={formatters} />
            {cart && addedRow ? <MiniControls cart={cart} item={addedRow} {...part} /> : null}
          </AddedSection>
        ) : null}
        {removed ? (
          <RemovedRow
            key={removed.item.id}
            line={removed}
            messages={messages}
            onUndo={(line) => void rows.undo(line)}
            onDismiss={rows.dismiss}
          />
        ) : null}
        {isError && cart === undefined ? <Notice kind="danger">{messages.loadFailed}</Notice> : null}
        {cart === undefined && !isError ? <Skeleton shape="control" /> : null}
        {cart ? <Others cart={cart} items={cart.items.filter((item) => item !== addedRow)} {...part} /> : null}
        {cart ? <Promotions cart={cart} messages={messages} formatters={formatters} /> : null}
        {(cart === null || cart?.items.length === 0) && !removed ? <p>{messages.empty}</p> : null}
        {/* Last in the scroll area, so that it shifts nothing when it loads. */}
        {cart && canCheckOut(cart.items) ? (
          <Suspense fallback={null}>
            <CartExpress cart={cart} messages={messages} formatters={formatters} />
          </Suspense>
        ) : null}
      </MiniBody>
    </Sheet>
  );
}

interface AddedProps {
  readonly line: AddedLine;
  readonly row: CartItem | undefined;
  readonly messages: CartMessages;
  readonly formatters: Formatters;
}

function Added({ line, row, messages, formatters }: AddedProps): ReactElement {
  const choice = [line.color, line.size].filter(Boolean).join(' · ');
  return (
    <div data-part="added" role="status">
      {line.productImageURL ? <ProductThumb src={line.productImageURL} alt="" priority /> : null}
      <div>
        <p data-part="name">{line.name}</p>
        {choice ? <p>{choice}</p> : null}
        <p>{messages.quantity({ count: line.qty })}</p>
      </div>
      {row ? <RowTotal item={row} messages={messages} formatters={formatters} /> : null}
    </div>
  );
}

function Others({ items, ...part }: Omit<MiniControlsProps, 'item'> & { readonly items: readonly CartItem[] }): ReactElement | null {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="mini-cart-others">
      <h3 id="mini-cart-others">{part.messages.inCart}</h3>
      <SummaryLines role="list">
        {items.toReversed().map((item) => (
          <MiniLine key={item.id} item={item} {...part} />
        ))}
      </SummaryLines>
    </section>
  );
}

interface SectionProps {
  readonly cart: Cart | null | undefined;
  readonly messages: CartMessages;
  readonly formatters: Formatters;
}

function Foot({ cart, messages, formatters }: SectionProps): ReactElement {
  const { href } = formatters;
  return (
    <MiniFoot>
      {cart ? (
        <>
          <div data-part="totals" aria-live="polite">
            <OpenCartTotals cart={cart} messages={messages} formatters={formatters} />
          </div>
          <PointsNote cart={cart} messages={messages} formatters={formatters} />
        </>
      ) : null}
      <div data-part="ways">
        <ButtonLink href={href('/cart')} variant="outline" full>
          {messages.viewCart}
        </ButtonLink>
        <ButtonLink href={href('/checkout')} variant="accent" full>
          {messages.checkout}
        </ButtonLink>
      </div>
    </MiniFoot>
  );
}
