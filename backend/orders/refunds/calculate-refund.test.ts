import { describe, expect, it } from 'vitest';
import type { RefundContent } from '../../database/documents/order-units-document.ts';
import { deliveryKinds } from '../../delivery/delivery-kinds.ts';
import type { PromotionDocument } from '../../promotions/promotion-document.ts';
import { createLine, createOffer } from '../../promotions/testing/apply-to.ts';
import { createDice, type RandomSource } from '../../promotions/testing/random-cart.ts';
import { getUnitsToCancel } from '../cancelling/units-to-cancel.ts';
import { priceUnits, type PriceRules } from '../pricing/price-units.ts';
import { createTestOrder, drawOrder, places, type OrderSource, type TestOrder } from '../testing/draw-order.ts';
import { getOpenUnits, type OrderLineUnits } from '../units/order-units.ts';
import { calculateRefund } from './calculate-refund.ts';
import { calculateShareOfRefund } from './refund-math.ts';

/** The long form: REFUND_SEQUENCES=10000 npx vitest run --project unit backend/orders/refunds/calculate-refund.test.ts */
const sequences = Number(process.env['REFUND_SEQUENCES'] ?? 400);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const getPrice = (rules: PriceRules, order: TestOrder, lines: readonly OrderLineUnits[]) => {
  if (!order.content.pricing) throw new Error('the order has no pricing');
  return priceUnits(rules, order, order.content.pricing, lines);
};

const none = { cancelled: 0, packed: 0, shipped: 0, delivered: 0, requested: 0, returned: 0 };
const beginLines = ({ content: { rows } }: TestOrder): readonly OrderLineUnits[] =>
  rows.map(({ id, qty }) => ({ order_id: 'o', line_id: id, qty, ...none }));

/** Packs, cancels or returns some units of a line. */
function drawChange(dice: RandomSource, rules: PriceRules, order: TestOrder, lines: readonly OrderLineUnits[]): readonly OrderLineUnits[] {
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
  order: TestOrder,
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
function findUnearned(rules: PriceRules, order: TestOrder, lines: readonly OrderLineUnits[]): readonly string[] {
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
  let lines = beginLines(order);
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

  const name = { en: 'Offer', fr: 'Offre', de: 'Angebot' };
  const shoes = [
    ['first', 10_000],
    ['second', 9000],
    ['third', 8000],
  ] as const;
  const delivery = 495;
  /** Three pairs of shoes for 100, 90 and 80, delivered in the United Kingdom. */
  const order = (document: Omit<PromotionDocument, 'name'>, source: Partial<OrderSource> = {}): TestOrder =>
    createTestOrder({
      place: places[2],
      method: 'standard',
      facts: {
        at: new Date('2026-11-21T09:00:00Z'),
        locale: 'en-gb',
        segments: new Set(),
        lines: shoes.map(([id, unitMinor]) => createLine({ id, unitMinor })),
        shipments: [],
        coupons: [{ id: 'coupon', code: 'OFFER' }],
        bonusChoices: [],
        gifts: new Map([['GIFT', { stock: 5, valueMinor: 1500 }]]),
      },
      promotions: [{ id: 'offer', document: { name, ...document } }],
      standing: null,
      priceAdjustments: [],
      ...source,
    });
  const minimum = { amount: { USD: 200 } };
  const threeForTwo = createOffer({ kind: 'buy-x-get-y', buy: 2, get: 1, percent: 100 });
  const gift = createOffer({ kind: 'gift-with-purchase', gifts: ['GIFT'] }, { minimum });
  const anyGift = createOffer({ kind: 'gift-with-purchase', gifts: ['GIFT'] });
  const freeDelivery = createOffer({ kind: 'shipping-free' }, { minimum });
  const coupon = createOffer({ kind: 'order-amount', amount: { USD: 30 } }, { coupon: { codes: ['OFFER'] }, minimum });
  const createSet = (price: number) => createOffer({ kind: 'product-fixed-price', price: { USD: price }, units: 3 });

  interface Expected {
    readonly refund: number;
    readonly cancelled: readonly string[];
    readonly ended: readonly string[];
  }
  const rules = { deliveryKinds, refundsDelivery: false };
  const cancelLines = (of: TestOrder, ids: readonly string[]): Expected => {
    const before = beginLines(of);
    const items = ids.map((itemId) => ({ itemId, qty: 1 }));
    const { amountMinor, content } = calculateRefund(rules, of, { before, after: cancel(rules, of, before, items) }, []);
    const cancelled = content.lines.map(({ lineId }) => (lineId.startsWith('bonus-') ? 'gift' : lineId));
    return { refund: amountMinor, cancelled, ended: content.endedPromotions ?? [] };
  };
  const returnLines = (of: TestOrder, refundsDelivery: boolean, ids: readonly string[]): number => {
    const before = beginLines(of).map((line) => ({ ...line, packed: line.qty }));
    const after = before.map((line) => ({ ...line, returned: ids.includes(line.line_id) ? line.qty : 0 }));
    return calculateRefund({ deliveryKinds, refundsDelivery }, of, { before, after }, []).amountMinor;
  };

  it.each<readonly [string, Omit<PromotionDocument, 'name'>, readonly string[], Expected]>([
    ['a free pair with a paid one', threeForTwo, ['first'], { refund: 10_000, cancelled: ['first', 'third'], ended: ['Offer'] }],
    [
      'a free pair with both paid ones',
      threeForTwo,
      ['first', 'second'],
      { refund: 19_000 + delivery, cancelled: ['first', 'second', 'third'], ended: [] },
    ],
    ['the free pair alone, without a refund', threeForTwo, ['third'], { refund: 0, cancelled: ['third'], ended: ['Offer'] }],
    ['a gift with the units that earned it', gift, ['first'], { refund: 10_000, cancelled: ['first', 'gift'], ended: ['Offer'] }],
    ['no gift that the rest earns', anyGift, ['first'], { refund: 10_000, cancelled: ['first'], ended: [] }],
    ['a set price with its set', createSet(200), ['third'], { refund: 20_000 - 19_000, cancelled: ['third'], ended: ['Offer'] }],
    ['a coupon with its minimum', coupon, ['first'], { refund: 10_000 - 3000, cancelled: ['first'], ended: ['Offer'] }],
    ['free delivery with its minimum', freeDelivery, ['first'], { refund: 10_000 - delivery, cancelled: ['first'], ended: ['Offer'] }],
  ])('cancels %s', (_, document, ids, expected) => {
    expect(cancelLines(order(document), ids)).toEqual(expected);
  });

  it.each<readonly [string, Omit<PromotionDocument, 'name'>, readonly string[], number]>([
    ['the price of a free pair that the customer keeps', threeForTwo, ['first'], 10_000 - 8000],
    ['the price of a gift that the customer keeps', gift, ['first'], 10_000 - 1500],
    ['no more than is refunded', createSet(100), ['third'], 0],
  ])('deducts from a return %s', (_, document, ids, refund) => {
    expect(returnLines(order(document), false, ids)).toBe(refund);
  });

  it('refunds the standard delivery of a complete return where the site does', () => {
    const all = shoes.map(([id]) => id);
    const [standard, express] = [order(coupon), order(coupon, { method: 'express' })];
    expect([returnLines(standard, false, all), returnLines(standard, true, all)]).toEqual([24_000, 24_000 + delivery]);
    expect(returnLines(express, true, all)).toBe(24_000 + delivery);
    expect(returnLines(standard, true, ['first', 'second'])).toBe(24_000 - 8000);
  });

  it('refunds the delivery when one unit is canceled and the rest is returned', () => {
    const of = order(coupon);
    const sent = beginLines(of).map((line) => (line.line_id === 'third' ? { ...line, cancelled: 1 } : { ...line, packed: 1 }));
    const { content, amountMinor } = calculateRefund(rules, of, { before: beginLines(of), after: sent }, []);
    const gone = sent.map((line) => ({ ...line, returned: line.packed }));
    const last = calculateRefund({ ...rules, refundsDelivery: true }, of, { before: sent, after: gone }, [content]);
    expect([last.content.shippingMinor, amountMinor + last.amountMinor]).toEqual([delivery, of.content.amounts.total]);
  });
});
