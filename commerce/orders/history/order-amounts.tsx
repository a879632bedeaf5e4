import type { ReactElement } from 'react';
import { TotalsList } from '../../cart/totals/cart-totals.styles.ts';
import type { AmountModel } from './order-model.ts';

/** Amounts with their labels. */
export function OrderAmounts({ amounts }: { readonly amounts: readonly AmountModel[] }): ReactElement {
  return (
    <TotalsList>
      {amounts.map(({ label: term, value, isTotal }, index) => (
        <div key={`${index}-${term}`} data-row={isTotal ? 'total' : undefined}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </TotalsList>
  );
}
