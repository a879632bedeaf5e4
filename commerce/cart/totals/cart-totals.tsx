import type { ReactElement } from 'react';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import type { Formatters } from '../../site/formatters.ts';
import { TotalsList } from './cart-totals.styles.ts';
import { createTotalRows, getLaterTexts, type TotalRow } from './total-rows.ts';

/** Amounts of a cart or an order, from the subtotal to the total. */
export function CartTotals(source: Parameters<typeof createTotalRows>[0]): ReactElement {
  return (
    <TotalsList>
      {createTotalRows(source).map(({ key, ...row }) => (
        <Row key={key} {...row} />
      ))}
    </TotalsList>
  );
}

interface OpenProps {
  readonly cart: Cart;
  readonly messages: CartMessages;
  readonly formatters: Formatters;
}

/** Amounts of a cart before the checkout: the same rows on the cart page and in the mini cart. */
export function OpenCartTotals(part: OpenProps): ReactElement {
  return <CartTotals {...part} later={getLaterTexts(part.cart, part.messages, part.formatters)} />;
}

function Row({ kind, label, value, before, isLater = false }: Omit<TotalRow, 'key'>): ReactElement {
  return (
    <div data-row={kind} data-later={isLater || undefined}>
      <dt>{kind === 'included' ? <VisuallyHidden>{label}</VisuallyHidden> : label}</dt>
      <dd>
        {before === undefined ? null : (
          <>
            <del>{before}</del>{' '}
          </>
        )}
        {value}
      </dd>
    </div>
  );
}
