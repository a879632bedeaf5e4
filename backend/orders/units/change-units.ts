import type { Transaction } from 'kysely';
import type { LineUnits } from '../../database/documents/order-units-document.ts';
import type { Tables } from '../../database/tables.ts';
import type { LockedOrder } from './lock-order.ts';
import { remainingUnits, type OrderLineUnits, type UnitCounter } from './order-units.ts';

/** Thrown when the order's units do not allow the change. Nothing is changed. */
export class UnitsError extends Error {
  readonly lineId: string;
  readonly counter: UnitCounter;
  constructor(lineId: string, counter: UnitCounter) {
    super(`[cairn] [orders] line ${lineId} has not as many units that can be ${counter}`);
    this.name = 'UnitsError';
    this.lineId = lineId;
    this.counter = counter;
  }
}

/** Sums up units by line. */
function sumByLine(units: readonly LineUnits[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { lineId, qty } of units) sums.set(lineId, (sums.get(lineId) ?? 0) + qty);
  return sums;
}

/**
 * Adds units to counters of a locked order.
 * @returns the lines afterwards
 * @throws UnitsError
 */
export async function addUnits(
  transaction: Transaction<Tables>,
  { order, lines }: LockedOrder,
  counters: readonly UnitCounter[],
  units: readonly LineUnits[],
): Promise<readonly OrderLineUnits[]> {
  const added = sumByLine(units);
  const known = new Set(lines.map(({ line_id: lineId }) => lineId));
  const stranger = [...added.keys()].find((lineId) => !known.has(lineId));
  if (stranger !== undefined) throw new UnitsError(stranger, counters[0] ?? 'cancelled');
  const changed = lines.map((line) => {
    const qty = added.get(line.line_id);
    if (qty === undefined) return line;
    const after = { ...line };
    for (const counter of counters) {
      if (remainingUnits[counter](after) < qty) throw new UnitsError(line.line_id, counter);
      after[counter] += qty;
    }
    return after;
  });
  for (const { order_id: _order, line_id: lineId, qty: _qty, ...counts } of changed) {
    if (!added.has(lineId)) continue;
    // oxlint-disable-next-line no-await-in-loop -- a transaction sends one statement at a time
    await transaction.updateTable('order_lines').set(counts).where('order_id', '=', order.id).where('line_id', '=', lineId).execute();
  }
  return changed;
}
