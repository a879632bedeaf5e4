import type { OrderLine } from '../database/documents/order-document.ts';
import type { LineUnits } from '../database/documents/order-units-document.ts';
import type { OrderRecord } from './order-record.ts';

/**
 * The changed rows of an order with the changed quantity.
 * @param units Each line once
 */
export function getChangedRows({ content: { rows } }: Pick<OrderRecord, 'content'>, units: readonly LineUnits[]): readonly OrderLine[] {
  return rows.flatMap((row) => units.filter(({ lineId }) => lineId === row.id).map(({ qty }) => ({ ...row, qty })));
}
