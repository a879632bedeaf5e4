import type { ReactElement } from 'react';
import type { CartItem } from '#generated/openapi/cart.ts';
import type { OrderItem } from '#generated/openapi/shared.ts';
import { ItemFacts } from '../lines/item-facts.tsx';
import { LinePromotions } from '../lines/line-price.tsx';
import { SummaryLine, SummaryLines } from './line-summary.styles.ts';
import { ProductThumb } from '../lines/product-thumb.tsx';
import type { Formatters } from '../../site/formatters.ts';

/** What a row of a cart and one of an order have in common. */
export type SummaryItem = Pick<
  OrderItem,
  'id' | 'name' | 'qty' | 'price' | 'productImageURL' | 'pdpUrl' | 'color' | 'size' | 'fitType' | 'bonus'
> &
  Partial<Pick<CartItem, 'promotions' | 'recipeId' | 'precreatedCustomsCode'>>;

export interface LineSummaryProps {
  readonly items: readonly SummaryItem[];
  readonly messages: {
    readonly color: string;
    readonly size: string;
    readonly fit: string;
    /** The price of a gift. */
    readonly free?: string;
    readonly quantity: (values: { readonly count: number }) => string;
  };
  readonly formatters: Formatters;
  /** Names lead to their products. */
  readonly linked?: boolean;
}

/** Rows to be read, not changed: in the mini cart, the checkout and the confirmation. */
export function LineSummary({ items, messages, formatters, linked = false }: LineSummaryProps): ReactElement {
  const { money, href } = formatters;
  return (
    <SummaryLines role="list">
      {items.map((item) => (
        <SummaryLine key={item.id}>
          <ProductThumb src={item.productImageURL} alt="" size="small" />
          <div>
            <p data-part="name">{linked ? <a href={href(item.pdpUrl)}>{item.name}</a> : item.name}</p>
            <ItemFacts item={item} messages={messages} />
            <p data-part="quantity">{messages.quantity({ count: item.qty })}</p>
            <LinePromotions item={item} formatters={formatters} />
          </div>
          <p data-part="total">{item.bonus && item.price.rowTotal === 0 ? (messages.free ?? money(0)) : money(item.price.rowTotal)}</p>
        </SummaryLine>
      ))}
    </SummaryLines>
  );
}
