import type { Cancellation } from '#generated/openapi/orders.ts';
import type { OrderContent } from '../../database/documents/order-document.ts';
import type { LineUnits } from '../../database/documents/order-units-document.ts';
import { getOpenUnits, type OrderLineUnits } from '../units/order-units.ts';

/** The requested units of each line; by default all that can be canceled. */
function getRequestedUnits(items: Cancellation['items'], lines: readonly OrderLineUnits[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  if (!items) for (const line of lines) units.set(line.line_id, getOpenUnits(line));
  for (const { itemId, qty } of items ?? []) units.set(itemId, (units.get(itemId) ?? 0) + qty);
  return units;
}

/** The units that a request cancels. Bonus items are canceled with the last paid unit. */
export function getUnitsToCancel(
  { rows }: Pick<OrderContent, 'rows'>,
  lines: readonly OrderLineUnits[],
  items: Cancellation['items'],
): readonly LineUnits[] {
  const units = new Map(getRequestedUnits(items, lines));
  const gifts = new Set(rows.filter(({ bonusOf }) => bonusOf !== undefined).map(({ id }) => id));
  const isLast = lines.every((line) => gifts.has(line.line_id) || line.cancelled + (units.get(line.line_id) ?? 0) >= line.qty);
  if (isLast) for (const line of lines) if (gifts.has(line.line_id)) units.set(line.line_id, getOpenUnits(line));
  return [...units].filter(([, qty]) => qty > 0).map(([lineId, qty]) => ({ lineId, qty }));
}
