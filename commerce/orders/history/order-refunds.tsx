import type { ReactElement } from 'react';
import { Heading } from '#ui/heading/heading.tsx';
import { OrderAmounts } from './order-amounts.tsx';
import type { OrderRefundsModel } from './order-model.ts';
import { OrderState } from './order-state.tsx';
import { Entries } from './order.styles.ts';

/** Refunds with the amount per payment. */
export function OrderRefunds({ refunds: { refunds } }: { readonly refunds: OrderRefundsModel }): ReactElement {
  return (
    <Entries role="list">
      {refunds.map(({ id, title, state, amounts, creditNote }) => (
        <li key={id}>
          <Heading level={3} look="h5">
            {title}
          </Heading>
          <OrderState state={state} />
          <OrderAmounts amounts={amounts} />
          {creditNote ? (
            <a href={creditNote.href} download="">
              {creditNote.label}
            </a>
          ) : null}
        </li>
      ))}
    </Entries>
  );
}
