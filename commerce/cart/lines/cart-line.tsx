import { lazy, Suspense, useId, type ReactElement, type ReactNode } from 'react';
import type { CartItem } from '#generated/openapi/cart.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { StaffRow } from '../../staff/staff-cart-context.ts';
import { canHaveNote } from '../gift-note/takes-note.ts';
import { ItemFacts } from './item-facts.tsx';
import { LineActions } from './line-actions.tsx';
import { LineNotices } from './line-notices.tsx';
import { LinePromotions, RowTotal, UnitPrice } from './line-price.tsx';
import { LineQuantity } from './line-quantity.tsx';
import { LineBody, LineControls, LineFact, LineHead, LineRoot } from './cart-line.styles.ts';
import { ProductThumb } from './product-thumb.tsx';
import { getLineState } from './line-state.ts';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { Formatters } from '../../site/formatters.ts';

/** Loaded on demand: few carts have a gift card. */
const GiftAmount = lazy(async () => ({ default: (await import('../gift-amount/gift-amount.tsx')).GiftAmount }));
const GiftNote = lazy(async () => ({ default: (await import('../gift-note/gift-note.tsx')).GiftNote }));

/** Handlers of line changes, as useCartLines provides them. */
export interface LineHandlers {
  readonly onQuantity: (item: CartItem, qty: number) => void;
  readonly onRemove: (item: CartItem) => void;
  readonly onRemoveNote: (item: CartItem) => void;
  readonly onNoteSaved: (item: CartItem) => void;
}

export interface CartLineProps extends LineHandlers {
  readonly item: CartItem;
  readonly cartId: string;
  readonly messages: CartMessages;
  readonly formatters: Formatters;
  /** A change of this line is pending. */
  readonly busy?: boolean;
  /** A change of the line reported by the latest response. */
  readonly notice?: string;
  /** Why the latest change of the line was rejected. */
  readonly error?: string;
  /** A gift that the shopper chose and may remove. */
  readonly isReturnable?: boolean;
  /** The gift note form is open within the line, without JavaScript. */
  readonly isNoteOpen?: boolean;
  readonly priority?: boolean;
  /** The line's delivery. Without it, digital goods show a delivery row of their own. */
  readonly delivery?: ReactNode;
  /** 3 below a shipment's heading. */
  readonly headingLevel?: 2 | 3;
}

/** A cart line. Without JavaScript its forms post to the cart's URL. */
export function CartLine(props: CartLineProps): ReactElement {
  const {
    item,
    cartId,
    messages,
    formatters,
    busy = false,
    notice,
    error,
    isReturnable = false,
    isNoteOpen = false,
    priority,
    delivery,
  } = props;
  const { href } = formatters;
  const { id, name, bonus, isDigitalProduct, isCustoms } = item;
  const errorId = `${useId()}-error`;
  const isOut = getLineState(item).kind === 'outOfStock';
  const part = { item, messages, formatters };
  const Name = props.headingLevel === 3 ? 'h3' : 'h2';
  return (
    <LineRoot aria-busy={busy || undefined} data-unavailable={isOut || undefined} data-item={id} data-bonus={bonus || undefined}>
      <a href={href(item.pdpUrl)} tabIndex={-1} aria-hidden="true">
        <ProductThumb src={item.productImageURL} alt="" priority={priority} />
      </a>
      <LineBody>
        <LineHead>
          <Name>
            <a href={href(item.pdpUrl)}>{name}</a>
          </Name>
          <RowTotal {...part} />
        </LineHead>
        <ItemFacts item={item} messages={messages} />
        <UnitPrice {...part} />
        <LinePromotions item={item} formatters={formatters} />
        {isCustoms ? <LineFact>{messages.madeToDesign}</LineFact> : null}
        {isDigitalProduct && !delivery ? <LineFact>{messages.sentByEmail}</LineFact> : null}
        {delivery}
        {bonus ? (
          <p>
            <Badge kind="quiet">{messages.gift}</Badge>
          </p>
        ) : null}
        <LineNotices item={item} messages={messages} notice={notice} error={error} errorId={errorId} />
        <StaffRow item={item} />
        {item.giftCardAmount === undefined || bonus ? null : (
          <Suspense fallback={null}>
            <GiftAmount {...part} />
          </Suspense>
        )}
        {canHaveNote(item) ? (
          <Suspense fallback={null}>
            <GiftNote {...part} cartId={cartId} isOpen={isNoteOpen} onRemove={props.onRemoveNote} onSaved={props.onNoteSaved} />
          </Suspense>
        ) : null}
        {bonus && !isReturnable ? null : (
          <LineControls>
            {bonus || isOut ? <span /> : <LineQuantity {...part} errorId={error && errorId} onQuantity={props.onQuantity} />}
            <LineActions {...part} onRemove={props.onRemove} />
          </LineControls>
        )}
      </LineBody>
    </LineRoot>
  );
}
