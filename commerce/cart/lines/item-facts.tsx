import type { ReactElement } from 'react';
import type { CartItem } from '#generated/openapi/cart.ts';
import { Facts } from './cart-line.styles.ts';

interface Props {
  readonly item: Pick<CartItem, 'color' | 'size'> &
    Partial<Pick<CartItem, 'fitType' | 'recipeId' | 'precreatedCustomsCode' | 'isDigitalProduct'>>;
  readonly messages: { readonly color: string; readonly size: string; readonly fit: string; readonly design?: string };
}

/** Chosen color, size and fit of a product, and its design code. A gift card has a design instead of a color, and no size. */
export function ItemFacts({
  item: { color, size, fitType, recipeId, precreatedCustomsCode = recipeId, isDigitalProduct = false },
  messages,
}: Props): ReactElement | null {
  const facts = [
    [(isDigitalProduct ? messages.design : undefined) ?? messages.color, color],
    [messages.size, isDigitalProduct ? undefined : size],
    [messages.fit, fitType],
    [messages.design, precreatedCustomsCode === undefined ? undefined : { label: precreatedCustomsCode }],
  ] as const;
  if (!facts.some(([, value]) => value)) return null;
  return (
    <Facts>
      {facts.map(([label, value]) =>
        value && label ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value.label}</dd>
          </div>
        ) : null,
      )}
    </Facts>
  );
}
