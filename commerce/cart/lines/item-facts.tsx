import type { ReactElement } from 'react';
import type { CartItem } from '#generated/openapi/cart.ts';
import { Facts } from './cart-line.styles.ts';

interface Props {
  readonly item: Pick<CartItem, 'color' | 'size' | 'fitType'>;
  readonly messages: { readonly color: string; readonly size: string; readonly fit: string };
}

/** What was chosen of a product: color, size and fit. */
export function ItemFacts({ item: { color, size, fitType }, messages }: Props): ReactElement | null {
  const facts = [
    [messages.color, color],
    [messages.size, size],
    [messages.fit, fitType],
  ] as const;
  if (!facts.some(([, value]) => value)) return null;
  return (
    <Facts>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value.label}</dd>
          </div>
        ) : null,
      )}
    </Facts>
  );
}
