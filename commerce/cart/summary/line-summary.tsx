import type { ReactElement } from 'react';
import type { CartItem } from '#generated/openapi/cart.ts';
import type { GiftOption, OrderItem } from '#generated/openapi/shared.ts';
import { ItemFacts } from '../lines/item-facts.tsx';
import { LinePromotions } from '../lines/line-price.tsx';
import { formatDate } from '#messages/format/date.ts';
import { SummaryLine, SummaryLines } from './line-summary.styles.ts';
import { ProductThumb } from '../lines/product-thumb.tsx';
import type { Formatters } from '../../site/formatters.ts';

/** Common properties of cart lines and order items. */
export type SummaryItem = Pick<
  OrderItem,
  'id' | 'name' | 'qty' | 'price' | 'productImageURL' | 'pdpUrl' | 'color' | 'size' | 'fitType' | 'bonus' | 'giftOption'
> &
  Partial<Pick<CartItem, 'promotions' | 'recipeId' | 'precreatedCustomsCode' | 'isDigitalProduct'>>;

export interface LineSummaryProps {
  readonly items: readonly SummaryItem[];
  readonly messages: {
    readonly color: string;
    readonly size: string;
    readonly fit: string;
    /** Label of a gift card's color. */
    readonly design?: string;
    /** Price text of a gift. */
    readonly free?: string;
    /** Recipient and date of a gift. */
    readonly noteFor: (values: { readonly to: string; readonly email: string }) => string;
    readonly noteSentOn: (values: { readonly date: string }) => string;
    readonly quantity: (values: { readonly count: number }) => string;
  };
  readonly formatters: Formatters;
  /** Product names are links. */
  readonly linked?: boolean;
}

/** Read-only lines: in the mini cart, the checkout and the confirmation. */
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
            {item.giftOption ? <GiftLines giftOption={item.giftOption} messages={messages} languageTag={formatters.languageTag} /> : null}
            <p data-part="quantity">
              {messages.quantity({ count: item.qty })}
              {!item.bonus && (item.qty > 1 || item.price.discount) ? ` × ${money(item.price.amount)}` : null}
            </p>
            <LinePromotions item={item} formatters={formatters} />
          </div>
          <p data-part="total">{item.bonus && item.price.rowTotal === 0 ? (messages.free ?? money(0)) : money(item.price.rowTotal)}</p>
        </SummaryLine>
      ))}
    </SummaryLines>
  );
}

interface GiftLinesProps extends Pick<LineSummaryProps, 'messages'> {
  readonly giftOption: GiftOption;
  readonly languageTag: string;
}

function GiftLines({ giftOption: { to, email, sendOn }, messages, languageTag }: GiftLinesProps): ReactElement {
  return (
    <>
      <p data-part="gift">{messages.noteFor({ to, email })}</p>
      {sendOn ? <p data-part="gift">{messages.noteSentOn({ date: formatDate(new Date(sendOn), languageTag) })}</p> : null}
    </>
  );
}
