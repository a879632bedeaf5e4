import type { Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';

export type OrderLineUnits = Selectable<Tables['order_lines']>;
export type UnitCounter = 'cancelled' | 'packed' | 'shipped' | 'delivered' | 'requested' | 'returned';

/** Units of a line that were ordered, canceled and returned. */
export type Units = Pick<OrderLineUnits, 'line_id' | 'qty' | 'cancelled' | 'returned'>;

/** Units that are neither canceled nor returned. */
export const getRemainingUnits = ({ qty, cancelled, returned }: Units): number => Math.max(0, qty - cancelled - returned);

/** Units that are neither packed nor canceled. */
export const getOpenUnits = ({ qty, cancelled, packed }: Pick<OrderLineUnits, 'qty' | 'cancelled' | 'packed'>): number =>
  qty - cancelled - packed;

/** Units that can still be added to a counter. Each counter is limited by the one that it is part of. */
export const remainingUnits: Readonly<Record<UnitCounter, (line: OrderLineUnits) => number>> = {
  cancelled: getOpenUnits,
  packed: getOpenUnits,
  shipped: ({ packed, shipped }) => packed - shipped,
  delivered: ({ shipped, delivered }) => shipped - delivered,
  requested: ({ delivered, requested }) => delivered - requested,
  returned: ({ requested, returned }) => requested - returned,
};
