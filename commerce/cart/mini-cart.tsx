import { useEffect, useRef, type ReactElement } from 'react';
import type { Cart } from '#generated/openapi/cart.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Sheet, type SheetProps } from '#ui/sheet/sheet.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { FreeShipping } from './free-shipping.tsx';
import { useGetCart } from './get-cart.ts';
import { LineSummary } from './line-summary.tsx';
import { AddedSection, MiniBody, MiniFoot } from './mini-cart.styles.ts';
import type { AddedLine } from './added-line.ts';
import { ProductThumb } from './product-thumb.tsx';
import type { CartWords, Speech } from './speech.ts';

export interface MiniCartProps {
  /** The sheet's way to be open and to be closed. */
  readonly frame: Pick<SheetProps, 'isOpen' | 'onOpenChange' | 'closeLabel' | 'placement'>;
  readonly added?: AddedLine;
  readonly words: CartWords;
  /** The currency is the cart's; until it is known no amount is shown. */
  readonly speechIn: (currency: string) => Speech;
}

/** The cart in a side panel: what was added, what else there is, and the ways on. */
export function MiniCart({ frame, added, words, speechIn }: MiniCartProps): ReactElement {
  const { data: cart, isError, refetch } = useGetCart();
  const speech = speechIn(cart?.currency ?? 'USD');
  const { isOpen } = frame;
  const wasOpen = useRef(false);
  useEffect(() => {
    // Whoever added may have done so without this page's cache.
    if (isOpen && !wasOpen.current) void refetch();
    wasOpen.current = isOpen;
  }, [isOpen, refetch]);
  return (
    <Sheet {...frame} title={added ? words.miniTitle : words.title} footer={<Foot cart={cart} words={words} speech={speech} />}>
      <MiniBody>
        {added ? <Added line={added} words={words} speech={speech} /> : null}
        {isError && cart === undefined ? <Notice kind="danger">{words.loadFailed}</Notice> : null}
        {cart === undefined && !isError ? <Skeleton shape="control" /> : null}
        {cart ? <Others cart={cart} added={added} words={words} speech={speech} /> : null}
        {cart === null && !added ? <p>{words.empty}</p> : null}
      </MiniBody>
    </Sheet>
  );
}

function Added({
  line,
  words,
  speech: { say },
}: {
  readonly line: AddedLine;
  readonly words: CartWords;
  readonly speech: Speech;
}): ReactElement {
  const choice = [line.color, line.size].filter(Boolean).join(' · ');
  return (
    <AddedSection role="status">
      {line.productImageURL ? <ProductThumb src={line.productImageURL} alt="" priority /> : null}
      <div>
        <p data-part="name">{line.name}</p>
        {choice ? <p>{choice}</p> : null}
        <p>{say(words.quantityCount, { count: line.qty })}</p>
      </div>
    </AddedSection>
  );
}

interface PartProps {
  readonly cart: Cart;
  readonly words: CartWords;
  readonly speech: Speech;
}

function Others({ cart, added, words, speech }: PartProps & { readonly added?: AddedLine }): ReactElement | null {
  const others = cart.items.filter(({ sku, qty }) => sku !== added?.sku || qty !== added.qty).toReversed();
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="mini-cart-others">
      <h3 id="mini-cart-others">{words.inCart}</h3>
      <LineSummary items={others} words={{ ...words, quantity: words.quantityCount }} speech={speech} linked />
    </section>
  );
}

function Foot({ cart, words, speech }: Omit<PartProps, 'cart'> & { readonly cart: Cart | null | undefined }): ReactElement {
  const { money, say, href } = speech;
  return (
    <MiniFoot>
      {cart ? (
        <>
          <FreeShipping cart={cart} words={words} speech={speech} />
          <p data-part="subtotal" aria-live="polite">
            <span>
              {words.subtotal} <span data-part="count">({say(words.items, { count: cart.totals.totalUnits })})</span>
            </span>
            <strong>{money(cart.totals.itemTotal)}</strong>
          </p>
        </>
      ) : null}
      <div data-part="ways">
        <ButtonLink href={href('/cart')} variant="outline" full>
          {words.viewCart}
        </ButtonLink>
        <ButtonLink href={href('/checkout')} variant="accent" full>
          {words.checkout}
        </ButtonLink>
      </div>
    </MiniFoot>
  );
}
