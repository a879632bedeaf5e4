import { useId, type FormEvent, type ReactElement } from 'react';
import type { CartItem } from '#generated/openapi/cart.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Price } from '#ui/price/price.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { SaveForLaterAction } from '../../saved-items/save-for-later-action.tsx';
import { FavoriteButton } from '../../favorites/heart/favorite-button.tsx';
import { ItemFacts } from './item-facts.tsx';
import { LineBody, LineControls, LineHead, LineNotice, LineRoot } from './cart-line.styles.ts';
import { ProductThumb } from './product-thumb.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import { mostOf, lineState } from './line-state.ts';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { Formatters } from '../../site/formatters.ts';

export interface CartLineProps {
  readonly item: CartItem;
  readonly messages: CartMessages;
  readonly formatters: Formatters;
  /** A change of this row is on its way. */
  readonly busy?: boolean;
  /** What the row's last change was refused for. */
  readonly error?: string;
  readonly priority?: boolean;
  readonly onQuantity: (item: CartItem, qty: number) => void;
  readonly onRemove: (item: CartItem) => void;
}

/** A row of the cart. Its forms post to the cart's own address where there is no script. */
export function CartLine({ item, messages, formatters, busy = false, error, priority, onQuantity, onRemove }: CartLineProps): ReactElement {
  const { money, href } = formatters;
  const { id, name, price, qty, bonus } = item;
  const hint = useId();
  const most = mostOf(item);
  const isOut = lineState(item).kind === 'outOfStock';
  const remove = (event: FormEvent): void => {
    event.preventDefault();
    onRemove(item);
  };
  return (
    <LineRoot aria-busy={busy || undefined} data-unavailable={isOut || undefined} data-item={id}>
      <a href={href(item.pdpUrl)} tabIndex={-1} aria-hidden="true">
        <ProductThumb src={item.productImageURL} alt="" priority={priority} />
      </a>
      <LineBody>
        <LineHead>
          <h2>
            <a href={href(item.pdpUrl)}>{name}</a>
          </h2>
          <span data-part="total">
            <VisuallyHidden>{messages.rowTotal({ price: money(price.rowTotal) })}</VisuallyHidden>
            <span aria-hidden="true">{money(price.rowTotal)}</span>
          </span>
        </LineHead>
        <ItemFacts item={item} messages={messages} />
        <UnitPrice item={item} messages={messages} formatters={formatters} />
        {bonus ? <Badge kind="quiet">{messages.gift}</Badge> : null}
        <StockNotice item={item} messages={messages} />
        <div aria-live="polite">
          {error ? (
            <LineNotice data-kind="danger" id={`${hint}-error`}>
              <Icon name="alert" size="small" />
              <span>{error}</span>
            </LineNotice>
          ) : null}
        </div>
        {bonus ? null : (
          <LineControls>
            {isOut ? (
              <span />
            ) : (
              <form method="post" action={href('/cart')}>
                <input type="hidden" name="intent" value="update" />
                <input type="hidden" name="itemId" value={id} />
                <input type="submit" hidden tabIndex={-1} />
                <QuantityStepper
                  qty={qty}
                  most={most}
                  label={messages.quantityOf({ name })}
                  lessLabel={messages.decrease({ name })}
                  moreLabel={messages.increase({ name })}
                  describedBy={[error && `${hint}-error`, qty >= most && hint].filter(Boolean).join(' ') || undefined}
                  onChange={(wanted) => onQuantity(item, wanted)}
                />
                <noscript>
                  <Button type="submit" variant="secondary" size="small">
                    {messages.update}
                  </Button>
                </noscript>
                {qty >= most && most > 1 && lineState(item).kind !== 'low' ? (
                  <VisuallyHidden id={hint}>{messages.quantityMost({ max: most })}</VisuallyHidden>
                ) : null}
              </form>
            )}
            <SaveForLaterAction item={item} />
            <form method="post" action={href('/cart')} onSubmit={remove}>
              <input type="hidden" name="intent" value="remove" />
              <input type="hidden" name="itemId" value={id} />
              <Button type="submit" variant="text-link" size="small" aria-label={messages.removeItem({ name })}>
                {messages.remove}
              </Button>
            </form>
            <FavoriteButton productId={item.productId} name={name} look="plain" />
          </LineControls>
        )}
      </LineBody>
    </LineRoot>
  );
}

type PartProps = Pick<CartLineProps, 'item' | 'messages' | 'formatters'>;

/** The price of one, where it says more than the row's total does. */
function UnitPrice({ item: { price, qty }, messages, formatters: { money } }: PartProps): ReactElement | null {
  const isReduced = price.original > price.current;
  if (!isReduced && qty === 1) return null;
  const current = qty === 1 ? money(price.current) : messages.each({ price: money(price.current) });
  if (!isReduced) return <Price current={current} />;
  return <Price current={current} original={money(price.original)} currentLabel={messages.priceNow} originalLabel={messages.priceWas} />;
}

function StockNotice({ item, messages }: Pick<PartProps, 'item' | 'messages'>): ReactElement | null {
  const state = lineState(item);
  if (state.kind === 'fine') return null;
  if (state.kind === 'low') return <LineNotice>{messages.lowStock({ count: state.count })}</LineNotice>;
  return (
    <LineNotice data-kind="danger">
      <Icon name="alert" size="small" />
      <span>{state.kind === 'outOfStock' ? messages.outOfStock : messages.tooFew({ count: state.count })}</span>
    </LineNotice>
  );
}
