import type { ReactElement } from 'react';
import { OrderAmounts } from './order-amounts.tsx';
import { OrderItems } from './order-items.tsx';
import type { OrderUnitsModel } from './order-model.ts';

/** Units that are about to be cancelled, and the money that comes back. */
export function OrderUnits({
  units: { items, itemsLabel, amounts, amountsLabel, note },
}: {
  readonly units: OrderUnitsModel;
}): ReactElement {
  return (
    <>
      <OrderItems items={items} label={itemsLabel} />
      <OrderAmounts amounts={amounts} label={amountsLabel} />
      {note ? <p>{note}</p> : null}
    </>
  );
}
