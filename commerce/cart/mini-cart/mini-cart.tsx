import { useEffect, useRef, type ReactElement } from 'react';
import type { Cart } from '#generated/openapi/cart.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Sheet, type SheetProps } from '#ui/sheet/sheet.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { useGetCart } from '../changes/get-cart.ts';
import { LineSummary } from '../lines/line-summary.tsx';
import { AddedSection, MiniBody, MiniFoot } from './mini-cart.styles.ts';
import type { AddedLine } from '../changes/added-line.ts';
import { ProductThumb } from '../lines/product-thumb.tsx';
import { Promotions } from '../promotions/promotions.tsx';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { Formatters } from '../../site/formatters.ts';

export interface MiniCartProps {
  /** The sheet's way to be open and to be closed. */
  readonly frame: Pick<SheetProps, 'isOpen' | 'onOpenChange' | 'closeLabel' | 'placement'>;
  readonly added?: AddedLine;
  /** A sign-in has brought more into the cart. */
  readonly isMerged?: boolean;
  readonly messages: CartMessages;
  /** The currency is the cart's; until it is known no amount is shown. */
  readonly formattersIn: (currency: string) => Formatters;
}

/** The cart in a side panel: what was added, what else there is, and the ways on. */
export function MiniCart({ frame, added, isMerged, messages, formattersIn }: MiniCartProps): ReactElement {
  const { data: cart, isError, refetch } = useGetCart();
  const formatters = formattersIn(cart?.currency ?? 'USD');
  const { isOpen } = frame;
  const wasOpen = useRef(false);
  useEffect(() => {
    // Whoever added may have done so without this page's cache.
    if (isOpen && !wasOpen.current) void refetch();
    wasOpen.current = isOpen;
  }, [isOpen, refetch]);
  return (
    <Sheet
      {...frame}
      title={added ? messages.miniTitle : messages.title}
      footer={<Foot cart={cart} messages={messages} formatters={formatters} />}
    >
      <MiniBody>
        {isMerged ? <Notice kind="info">{messages.merged}</Notice> : null}
        {added ? <Added line={added} messages={messages} /> : null}
        {isError && cart === undefined ? <Notice kind="danger">{messages.loadFailed}</Notice> : null}
        {cart === undefined && !isError ? <Skeleton shape="control" /> : null}
        {cart ? <Others cart={cart} added={added} messages={messages} formatters={formatters} /> : null}
        {cart === null && !added ? <p>{messages.empty}</p> : null}
      </MiniBody>
    </Sheet>
  );
}

function Added({ line, messages }: { readonly line: AddedLine; readonly messages: CartMessages }): ReactElement {
  const choice = [line.color, line.size].filter(Boolean).join(' · ');
  return (
    <AddedSection role="status">
      {line.productImageURL ? <ProductThumb src={line.productImageURL} alt="" priority /> : null}
      <div>
        <p data-part="name">{line.name}</p>
        {choice ? <p>{choice}</p> : null}
        <p>{messages.quantity({ count: line.qty })}</p>
      </div>
    </AddedSection>
  );
}

interface PartProps {
  readonly cart: Cart;
  readonly messages: CartMessages;
  readonly formatters: Formatters;
}

function Others({ cart, added, messages, formatters }: PartProps & { readonly added?: AddedLine }): ReactElement | null {
  const others = cart.items.filter(({ sku, qty }) => sku !== added?.sku || qty !== added.qty).toReversed();
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="mini-cart-others">
      <h3 id="mini-cart-others">{messages.inCart}</h3>
      <LineSummary items={others} messages={messages} formatters={formatters} linked />
    </section>
  );
}

function Foot({ cart, messages, formatters }: Omit<PartProps, 'cart'> & { readonly cart: Cart | null | undefined }): ReactElement {
  const { money, href } = formatters;
  return (
    <MiniFoot>
      {cart ? (
        <>
          <Promotions cart={cart} messages={messages} formatters={formatters} />
          <p data-part="subtotal" aria-live="polite">
            <span>
              {messages.subtotal} <span data-part="count">({messages.items({ count: cart.totals.totalUnits })})</span>
            </span>
            <strong>{money(cart.totals.itemTotal)}</strong>
          </p>
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
