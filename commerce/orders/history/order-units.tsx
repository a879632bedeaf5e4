import type { ReactElement } from 'react';
import { Heading } from '#ui/heading/heading.tsx';
import { OrderAmounts } from './order-amounts.tsx';
import { OrderItems } from './order-items.tsx';
import type { OrderUnitsModel } from './order-model.ts';

/** Units to cancel or return, and their refund with its reasons. */
export function OrderUnits({
  units: { items, itemsLabel, amounts, amountsTitle, notes },
}: {
  readonly units: OrderUnitsModel;
}): ReactElement {
  return (
    <>
      <OrderItems items={items} label={itemsLabel} />
      <Heading level={3} look="h5">
        {amountsTitle}
      </Heading>
      <OrderAmounts amounts={amounts} />
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  );
}
