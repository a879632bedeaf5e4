import type { ReactElement } from 'react';
import { Heading } from '#ui/heading/heading.tsx';
import { CopyCode } from '../../loyalty/copy-code.tsx';
import { FactLines } from './fact-lines.tsx';
import { OrderItems } from './order-items.tsx';
import type { ItemGroupModel, OrderShipmentModel } from './order-model.ts';
import { OrderState } from './order-state.tsx';
import { Group, TrackingRow } from './order-shipment.styles.ts';

/** A shipment: destination, parcels, and units without a parcel. */
export function OrderShipment({ shipment: { state, facts, groups } }: { readonly shipment: OrderShipmentModel }): ReactElement {
  return (
    <>
      {state ? <OrderState state={state} /> : null}
      <FactLines facts={facts} />
      {groups.map((group) => (
        <ItemGroup key={group.id} group={group} />
      ))}
    </>
  );
}

function ItemGroup({ group: { title, state, notes, tracking, items } }: { readonly group: ItemGroupModel }): ReactElement {
  return (
    <Group>
      <div data-part="head">
        <Heading level={3} look="h5">
          {title}
        </Heading>
        {state ? <OrderState state={state} /> : null}
      </div>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {tracking ? (
        <TrackingRow>
          <p aria-hidden="true">{tracking.label}</p>
          <CopyCode code={tracking} />
          {tracking.link ? <a href={tracking.link.href}>{tracking.link.label}</a> : null}
        </TrackingRow>
      ) : null}
      <OrderItems items={items} label={title} />
    </Group>
  );
}
