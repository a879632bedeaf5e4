import type { Cancellation } from '#generated/openapi/orders.ts';
import type { LineUnits } from '../../database/documents/order-units-document.ts';
import { priceUnits, type PricedOrder, type PriceRules } from '../pricing/price-units.ts';
import { getOpenUnits, type OrderLineUnits } from '../units/order-units.ts';

/** The requested units of each line; by default all that can be canceled. */
function getRequestedUnits(items: Cancellation['items'], lines: readonly OrderLineUnits[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  if (!items) for (const line of lines) units.set(line.line_id, getOpenUnits(line));
  for (const { itemId, qty } of items ?? []) units.set(itemId, (units.get(itemId) ?? 0) + qty);
  return units;
}

/** Without stored pricing, gifts are canceled with the last paid unit. */
function findGiftsOfLastUnit({ content: { rows } }: PricedOrder, lines: readonly OrderLineUnits[]): readonly LineUnits[] {
  const gifts = new Set(rows.filter(({ bonusOf }) => bonusOf !== undefined).map(({ id }) => id));
  if (!lines.every((line) => gifts.has(line.line_id) || line.cancelled >= line.qty)) return [];
  return lines.filter((line) => gifts.has(line.line_id)).map((line) => ({ lineId: line.line_id, qty: getOpenUnits(line) }));
}

/** Open units that were free, as a gift or by a promotion, and that the rest of the order does not earn any more. */
function findUnearnedUnits(rules: PriceRules, order: PricedOrder, lines: readonly OrderLineUnits[]): readonly LineUnits[] {
  const { rows, pricing } = order.content;
  if (!pricing) return findGiftsOfLastUnit(order, lines);
  const { amounts, unearned } = priceUnits(rules, order, pricing, lines);
  return rows.flatMap(({ id, amounts: paid, bonusOf, unitMinor }, index) => {
    const line = lines.find(({ line_id: lineId }) => lineId === id);
    const nowMinor = amounts.rows[index]?.totalMinor ?? 0;
    if (!line || paid.totalMinor > 0) return [];
    const qty = bonusOf === undefined ? Math.ceil(nowMinor / Math.max(1, unitMinor)) : (unearned.get(id) ?? 0);
    return [{ lineId: id, qty: Math.min(qty, getOpenUnits(line)) }];
  });
}

/** The units that a request cancels. Gifts and free units are canceled with the units that earned them. */
export function getUnitsToCancel(
  rules: PriceRules,
  order: PricedOrder,
  lines: readonly OrderLineUnits[],
  items: Cancellation['items'],
): readonly LineUnits[] {
  const units = new Map(getRequestedUnits(items, lines));
  // Each round takes units, so it ends.
  for (;;) {
    const after = lines.map((line) => ({ ...line, cancelled: line.cancelled + (units.get(line.line_id) ?? 0) }));
    const found = findUnearnedUnits(rules, order, after).filter(({ qty }) => qty > 0);
    if (found.length === 0) break;
    for (const { lineId, qty } of found) units.set(lineId, (units.get(lineId) ?? 0) + qty);
  }
  return [...units].filter(([, qty]) => qty > 0).map(([lineId, qty]) => ({ lineId, qty }));
}
