import { sql, type Transaction } from 'kysely';
import type { LineUnits } from '../../database/documents/order-units-document.ts';
import type { Tables } from '../../database/tables.ts';
import type { OrderLineUnits } from '../units/order-units.ts';

/**
 * Releases the units of a return that did not arrive, so that they can be returned again.
 * @returns the lines afterwards
 */
export async function releaseRequestedUnits(
  transaction: Transaction<Tables>,
  orderId: string,
  lines: readonly OrderLineUnits[],
  units: readonly LineUnits[],
): Promise<readonly OrderLineUnits[]> {
  if (units.length === 0) return lines;
  await sql`update order_lines l set requested = l.requested - u.qty
    from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as u("lineId" text, qty int)
    where l.order_id = ${orderId}::uuid and l.line_id = u."lineId"`.execute(transaction);
  return lines.map((line) => {
    const freed = units.find(({ lineId }) => lineId === line.line_id);
    return freed ? { ...line, requested: line.requested - freed.qty } : line;
  });
}

/** Units of the first list minus those of the second, by line. */
export function subtractUnits(units: readonly LineUnits[], other: readonly LineUnits[]): readonly LineUnits[] {
  const getQuantity = (all: readonly LineUnits[], lineId: string): number =>
    all.reduce((sum, one) => sum + (one.lineId === lineId ? one.qty : 0), 0);
  return [...new Set(units.map(({ lineId }) => lineId))]
    .map((lineId) => ({ lineId, qty: getQuantity(units, lineId) - getQuantity(other, lineId) }))
    .filter(({ qty }) => qty > 0);
}
