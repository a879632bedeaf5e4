import { describe, expect, it } from 'vitest';
import type { RefundContent } from '../../database/documents/order-units-document.ts';
import { deliveryKinds } from '../../delivery/delivery-kinds.ts';
import { createDice, type RandomSource } from '../../promotions/testing/random-cart.ts';
import { getUnitsToCancel } from '../cancelling/units-to-cancel.ts';
import { priceUnits, type PriceRules } from '../pricing/price-units.ts';
import { drawOrder, type DrawnOrder } from '../testing/draw-order.ts';
import { getOpenUnits, type OrderLineUnits } from '../units/order-units.ts';
import { calculateRefund } from './calculate-refund.ts';
import { calculateShareOfRefund } from './refund-math.ts';

/** The long form: REFUND_SEQUENCES=10000 npx vitest run --project unit backend/orders/refunds/calculate-refund.test.ts */
const sequences = Number(process.env['REFUND_SEQUENCES'] ?? 400);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const getPrice = (rules: PriceRules, order: DrawnOrder, lines: readonly OrderLineUnits[]) => {
  if (!order.content.pricing) throw new Error('the order has no pricing');
  return priceUnits(rules, order, order.content.pricing, lines);
};

/** Packs, cancels or returns some units of a line. */
function drawChange(dice: RandomSource, rules: PriceRules, order: DrawnOrder, lines: readonly OrderLineUnits[]): readonly OrderLineUnits[] {
  const line = dice.pick(lines);
  const change = (counter: 'packed' | 'returned', most: number) =>
    lines.map((one) => (one === line ? { ...one, [counter]: one[counter] + Math.min(most, 1 + dice.below(3)) } : one));
  const open = getOpenUnits(line);
  const kind = dice.below(4);
  if (kind === 0) return change('packed', open);
  if (kind === 1) return change('returned', line.packed - line.returned);
  return open === 0 ? lines : cancel(rules, order, lines, [{ itemId: line.line_id, qty: 1 + dice.below(open) }]);
}

function cancel(
  rules: PriceRules,
  order: DrawnOrder,
  lines: readonly OrderLineUnits[],
  items?: { readonly itemId: string; readonly qty: number }[],
) {
  const units = getUnitsToCancel(rules, order, lines, items);
  return lines.map((line) => ({
    ...line,
    cancelled: line.cancelled + sum(units.filter(({ lineId }) => lineId === line.line_id).map(({ qty }) => qty)),
  }));
}

/** Free units and gifts that are not packed, and that the rest does not earn. */
function findUnearned(rules: PriceRules, order: DrawnOrder, lines: readonly OrderLineUnits[]): readonly string[] {
  const { amounts, unearned } = getPrice(rules, order, lines);
  return order.content.rows.flatMap(({ id, amounts: paid, bonusOf }, index) => {
    const line = lines.find(({ line_id: lineId }) => lineId === id);
    const costs = bonusOf === undefined ? paid.totalMinor === 0 && (amounts.rows[index]?.totalMinor ?? 0) > 0 : unearned.has(id);
    return costs && line && getOpenUnits(line) > 0 ? [id] : [];
  });
}

function checkSequence(seed: number): void {
  const dice = createDice(seed);
  const order = drawOrder(dice);
  const { rows, amounts } = order.content;
  if (rows.length === 0) return;
  const rules = { deliveryKinds, refundsDelivery: dice.chance(0.5) };
  const none = { cancelled: 0, packed: 0, shipped: 0, delivered: 0, requested: 0, returned: 0 };
  let lines: readonly OrderLineUnits[] = rows.map(({ id, qty }) => ({ order_id: 'o', line_id: id, qty, ...none }));
  expect(getPrice(rules, order, lines).amounts).toMatchObject({ total: amounts.total, tax: amounts.tax, taxes: amounts.taxes });
  const earlier: RefundContent[] = [];
  let refunded = 0;
  let points = 0;
  const move = (after: readonly OrderLineUnits[]): void => {
    const { content, amountMinor } = calculateRefund(rules, order, { before: lines, after }, earlier);
    const isCancellation = after.some(({ cancelled }, index) => cancelled > (lines[index]?.cancelled ?? 0));
    lines = after;
    if (isCancellation) expect(findUnearned(rules, order, lines)).toEqual([]);
    const rest = getPrice(rules, order, lines).amounts;
    expect(refunded + amountMinor).toBe(Math.max(refunded, amounts.total - rest.total));
    if (amountMinor === 0) return;
    const parts = [...content.lines, ...(content.repriced ?? [])];
    expect(sum(parts.map((part) => part.amountMinor)) + content.shippingMinor).toBe(amountMinor);
    for (const part of content.lines) expect(Math.min(part.qty - 1, part.amountMinor, part.taxMinor)).toBeGreaterThanOrEqual(0);
    for (const { rate, netMinor, taxMinor } of content.taxes ?? [])
      expect(Math.abs(taxMinor - (netMinor * rate) / 100_000)).toBeLessThanOrEqual(1);
    points += calculateShareOfRefund(order.content, earlier, content, 1000);
    refunded += amountMinor;
    earlier.push(content);
  };
  for (let step = dice.below(10); step > 0; step -= 1) move(drawChange(dice, rules, order, lines));
  move(cancel(rules, order, lines));
  move(lines.map((line) => ({ ...line, returned: line.packed })));
  const rest = getPrice(rules, order, lines).amounts;
  expect([rest.itemTotal, refunded]).toEqual([0, amounts.total - rest.total]);
  expect(rest.shipping).toBeLessThanOrEqual(amounts.shipping);
  expect(points).toBe(amounts.itemTotal === 0 ? 0 : 1000);
}

describe('calculateRefund', () => {
  it(
    'refunds what was paid minus the price of the rest, in any sequence of cancellations and returns',
    { timeout: 10_000 + sequences * 20 },
    () => {
      for (let seed = 1; seed <= sequences; seed += 1) {
        try {
          checkSequence(seed);
        } catch (error) {
          throw new Error(`with seed ${seed}`, { cause: error });
        }
      }
    },
  );
});
