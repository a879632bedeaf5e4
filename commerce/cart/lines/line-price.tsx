import type { ReactElement } from 'react';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { CartItem } from '#generated/openapi/cart.ts';
import { Price } from '#ui/price/price.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import type { Formatters } from '../../site/formatters.ts';
import { RowPromotions } from './cart-line.styles.ts';

interface Props {
  readonly item: Pick<CartItem, 'price' | 'qty' | 'bonus' | 'promotions'>;
  readonly messages: CartMessages;
  readonly formatters: Formatters;
}

/** Total of a line; a gift is free. */
export function RowTotal({ item: { price, bonus }, messages, formatters: { money } }: Props): ReactElement {
  const total = bonus && price.rowTotal === 0 ? messages.free : money(price.rowTotal);
  return (
    <span data-part="total">
      <VisuallyHidden>{messages.rowTotal({ price: total })}</VisuallyHidden>
      <span aria-hidden="true">{total}</span>
    </span>
  );
}

/** Unit price before discounts, where it differs from the line's total. */
export function UnitPrice({ item: { price, qty, bonus }, messages, formatters: { money } }: Props): ReactElement | null {
  const isReduced = price.original > price.amount;
  if (bonus || (!isReduced && qty === 1 && !price.discount)) return null;
  const current = qty === 1 ? money(price.amount) : messages.each({ price: money(price.amount) });
  if (!isReduced) return <Price current={current} />;
  return <Price current={current} original={money(price.original)} currentLabel={messages.priceNow} originalLabel={messages.priceWas} />;
}

/** Promotions of a line with their discounts. */
export function LinePromotions({ item: { promotions, bonus }, formatters: { money } }: Omit<Props, 'messages'>): ReactElement | null {
  if (!promotions?.length || bonus) return null;
  return (
    <RowPromotions role="list">
      {promotions.map(({ promotionId, promotionName, amount }) => (
        <li key={promotionId}>
          <span>{promotionName}</span> <span data-part="amount">{money(-amount)}</span>
        </li>
      ))}
    </RowPromotions>
  );
}
