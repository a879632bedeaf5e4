import type { ReactElement } from 'react';
import { TotalsList } from '../../cart/totals/cart-totals.styles.ts';
import type { AmountModel } from './order-model.ts';

interface Props {
  readonly amounts: readonly AmountModel[];
  /** Name of the list. */
  readonly label: string;
}

/** Amounts by what they are for. */
export function OrderAmounts({ amounts, label }: Props): ReactElement {
  return (
    <TotalsList aria-label={label}>
      {amounts.map(({ label: term, value, isTotal }, index) => (
        <div key={`${index}-${term}`} data-row={isTotal ? 'total' : undefined}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </TotalsList>
  );
}
