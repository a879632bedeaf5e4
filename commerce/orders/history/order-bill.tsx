import type { ReactElement } from 'react';
import { FactLines } from './fact-lines.tsx';
import { OrderAmounts } from './order-amounts.tsx';
import type { OrderBillModel } from './order-model.ts';

/** Payments and amounts of an order. */
export function OrderBill({ bill: { facts, amounts } }: { readonly bill: OrderBillModel }): ReactElement {
  return (
    <>
      <FactLines facts={facts} />
      <OrderAmounts amounts={amounts} />
    </>
  );
}
