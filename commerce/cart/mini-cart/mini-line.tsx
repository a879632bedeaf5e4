import { useId, type ReactElement } from 'react';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import type { Cart, CartItem } from '#generated/openapi/cart.ts';
import { LineDelivery } from '../../delivery/rows/line-delivery.tsx';
import { findShipment } from '../../delivery/shipment-of.ts';
import type { Formatters } from '../../site/formatters.ts';
import type { LineHandlers } from '../lines/cart-line.tsx';
import { ItemFacts } from '../lines/item-facts.tsx';
import { LineActions } from '../lines/line-actions.tsx';
import { LineNotices } from '../lines/line-notices.tsx';
import { LinePromotions, RowTotal, UnitPrice } from '../lines/line-price.tsx';
import { LineQuantity } from '../lines/line-quantity.tsx';
import { getLineState } from '../lines/line-state.ts';
import { SummaryLine } from '../summary/line-summary.styles.ts';
import { ProductThumb } from '../lines/product-thumb.tsx';
import type { useCartLines } from '../lines/use-cart-lines.ts';
import { MiniLineControls } from './mini-cart.styles.ts';

export interface MiniControlsProps {
  readonly cart: Cart;
  readonly item: CartItem;
  readonly rows: ReturnType<typeof useCartLines>;
  readonly handlers: Pick<LineHandlers, 'onQuantity' | 'onRemove'>;
  readonly messages: CartMessages;
  readonly deliveryMessages: DeliveryMessages;
  readonly formatters: Formatters;
}

/** A line of the mini cart with price, quantity and remove button. */
export function MiniLine(props: MiniControlsProps): ReactElement {
  const { item, messages, formatters } = props;
  return (
    <SummaryLine data-item={item.id}>
      <ProductThumb src={item.productImageURL} alt="" size="small" />
      <div>
        <p data-part="name">
          <a href={formatters.href(item.pdpUrl)}>{item.name}</a>
        </p>
        <ItemFacts item={item} messages={messages} />
        {item.bonus ? <p data-part="quantity">{messages.gift}</p> : <UnitPrice item={item} messages={messages} formatters={formatters} />}
      </div>
      <RowTotal item={item} messages={messages} formatters={formatters} />
      <MiniControls {...props} />
    </SummaryLine>
  );
}

/** Quantity and remove button of a line, with its errors. */
export function MiniControls({ cart, item, rows, handlers, messages, deliveryMessages, formatters }: MiniControlsProps): ReactElement {
  const errorId = `${useId()}-error`;
  const error = rows.errorOf(item);
  const part = { item, messages, formatters };
  const shipment = findShipment(cart, item);
  return (
    <MiniLineControls aria-busy={rows.isBusy(item) || undefined}>
      <LinePromotions item={item} formatters={formatters} />
      {shipment ? <LineDelivery item={item} shipment={shipment} messages={deliveryMessages} formatters={formatters} /> : null}
      <LineNotices item={item} messages={messages} error={error} errorId={errorId} />
      {item.bonus ? null : (
        <div data-part="controls">
          {getLineState(item).kind === 'outOfStock' ? (
            <span />
          ) : (
            <LineQuantity {...part} errorId={error && errorId} onQuantity={handlers.onQuantity} />
          )}
          <LineActions {...part} onRemove={handlers.onRemove} />
        </div>
      )}
    </MiniLineControls>
  );
}
