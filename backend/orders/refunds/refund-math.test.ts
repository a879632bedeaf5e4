import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderContent } from '../../database/documents/order-document.ts';
import { getTaxRule } from '../../money/tax.ts';
import { computeTotals, type PricedRow } from '../../money/totals.ts';
import { calculateShareOfRefund, calculateShareRefund, getRefundAmount, splitRefund, type UnitsChange } from './refund-math.ts';
import type { RefundContent } from '../../database/documents/order-units-document.ts';

/** For more sequences: REFUND_SEQUENCES=100000 npx vitest run --project unit backend/orders/refunds/refund-math.test.ts */
const numRuns = Number(process.env.REFUND_SEQUENCES ?? 300);

type Content = Pick<OrderContent, 'rows' | 'shipments' | 'amounts' | 'taxIncluded'>;
type Units = UnitsChange['before'][number] & { readonly packed: boolean };

const row: fc.Arbitrary<PricedRow> = fc.record(
  {
    qty: fc.integer({ min: 1, max: 6 }),
    unitMinor: fc.integer({ min: 0, max: 90_000 }),
    discountMinor: fc.nat(5000),
    orderDiscountMinor: fc.nat(5000),
    isMoney: fc.boolean(),
  },
  { requiredKeys: ['qty', 'unitMinor'] },
);
const place = fc.constantFrom(['US', 'CO'], ['US', ''], ['CA', 'QC'], ['DE', ''], ['GB', '']);

/** An order with one or two shipments, priced like a cart. */
const content: fc.Arbitrary<Content> = fc
  .record({
    place,
    rows: fc.array(fc.tuple(row, fc.nat(1)), { minLength: 1, maxLength: 5 }),
    shipping: fc.tuple(fc.nat(3000), fc.nat(3000)),
  })
  .map(({ place: [country = '', region = ''], rows, shipping }) => {
    const tax = getTaxRule(country, region);
    const priced = rows.map(([one, parcel]) => ({ ...one, parcel }));
    const used = [0, 1].filter((index) => priced.some(({ parcel }) => parcel === index));
    const parcels = shipping.map((price, index) => ({ shippingMinor: used.includes(index) ? price : 0, tax }));
    const amounts = computeTotals({ rows: priced, parcels });
    const shipments = used.map((index) => ({
      items: priced.flatMap(({ parcel }, line) => (parcel === index ? [`l${line}`] : [])),
      method: { priceMinor: parcels[index]?.shippingMinor ?? 0 },
    }));
    const lines = priced.map(({ qty }, index) => ({ id: `l${index}`, qty, amounts: amounts.rows[index] }));
    return { rows: lines, shipments, amounts, taxIncluded: tax.included } as unknown as Content;
  });

interface Step {
  readonly line: number;
  readonly qty: number;
  /** Packed lines are returned instead of canceled. */
  readonly packs: boolean;
}
const step: fc.Arbitrary<Step> = fc.record({ line: fc.nat(4), qty: fc.integer({ min: 1, max: 3 }), packs: fc.boolean() });
const goes = (line: Units, qty: number): Units => {
  const counter = line.packed ? 'returned' : 'cancelled';
  return { ...line, [counter]: line[counter] + Math.min(qty, line.qty - line.cancelled - line.returned) };
};

/** Random cancellations and returns, then all remaining units. */
const sequence = fc.record({
  content,
  mayPack: fc.boolean(),
  steps: fc.array(step, { maxLength: 12 }),
  cuts: fc.array(fc.nat(100), { maxLength: 3 }),
  earned: fc.nat(5000),
});

/** The changes of a sequence, one per refund. */
function getChanges({ content: { rows }, mayPack, steps }: { content: Content; mayPack: boolean; steps: readonly Step[] }): UnitsChange[] {
  let lines: readonly Units[] = rows.map(({ id, qty }) => ({ line_id: id, qty, cancelled: 0, returned: 0, packed: false }));
  const rest = rows.map((_, line) => ({ line, qty: 6, packs: false }));
  return [...steps, ...rest].map(({ line, qty, packs }) => {
    const before = lines;
    lines = lines.map((one, index) =>
      index === line % rows.length ? goes({ ...one, packed: one.packed || (packs && mayPack) }, qty) : one,
    );
    return { before, after: lines };
  });
}

/** Splits a total into tenders. */
function getTenders(totalMinor: number, cuts: readonly number[]): readonly { readonly id: number; readonly amountMinor: number }[] {
  const bounds = [0, ...cuts.map((cut) => Math.floor((totalMinor * cut) / 100)).toSorted((a, b) => a - b), totalMinor];
  return bounds
    .slice(1)
    .map((bound, id) => ({ id, amountMinor: bound - (bounds[id] ?? 0) }))
    .filter(({ amountMinor }) => amountMinor > 0);
}

describe('calculateShareRefund and splitRefund', () => {
  const lasting = { timeout: 60_000 + numRuns * 5 };
  it('returns exactly the paid amount of each tender, whatever the order of cancellations and returns', lasting, () => {
    fc.assert(
      fc.property(sequence, (given) => {
        const { amounts } = given.content;
        const tenders = getTenders(amounts.total, given.cuts);
        const byTender = new Map<number, number>();
        let refunded = 0;
        let points = 0;
        const earlier: RefundContent[] = [];
        for (const change of getChanges(given)) {
          const refund = calculateShareRefund(given.content, change, false);
          const amount = getRefundAmount(refund);
          const parts = splitRefund(tenders, refunded, amount);
          expect(parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(amount);
          for (const { tender, amountMinor, refundedMinor } of parts) {
            expect(refundedMinor).toBe(byTender.get(tender.id) ?? 0);
            byTender.set(tender.id, refundedMinor + amountMinor);
          }
          refunded += amount;
          points += calculateShareOfRefund(given.content, earlier, refund, given.earned);
          earlier.push(refund);
          for (const { amountMinor, taxMinor } of refund.lines) expect(amountMinor >= 0 && taxMinor >= 0).toBe(true);
        }
        // Only the delivery of sent shipments stays paid, by the tenders that paid first.
        const stored = amounts.total - refunded;
        expect(stored).toBeGreaterThanOrEqual(0);
        if (!given.mayPack) expect(stored).toBe(0);
        expect(stored).toBeLessThanOrEqual(amounts.shipping + amounts.tax - amounts.taxAmount);
        expect(points).toBe(amounts.itemTotal === 0 ? 0 : given.earned);
        let open = stored;
        for (const { id, amountMinor } of tenders) {
          const keeps = Math.min(open, amountMinor);
          expect(byTender.get(id) ?? 0).toBe(amountMinor - keeps);
          open -= keeps;
        }
      }),
      { numRuns },
    );
  });

  it('includes the delivery of a shipment with its last unit, and after a return only if the site refunds that', () => {
    const createCancelled = (first: number, second: number, returned = 0): UnitsChange['before'] => [
      { line_id: 'l0', qty: 2, cancelled: first, returned },
      { line_id: 'l1', qty: 1, cancelled: second, returned: 0 },
    ];
    const amounts = computeTotals({
      rows: [
        { qty: 2, unitMinor: 1000 },
        { qty: 1, unitMinor: 500 },
      ],
      parcels: [{ shippingMinor: 700, tax: { included: false, rate: 0, shipping: false } }],
    });
    const lines = [2, 1].map((qty, index) => ({ id: `l${index}`, qty, amounts: amounts.rows[index] }));
    const shipments = [{ items: ['l0', 'l1'], method: { priceMinor: 700 } }];
    const order = { rows: lines, shipments, amounts, taxIncluded: false } as unknown as Content;
    const refund = (before: UnitsChange['before'], after: UnitsChange['before'], refundsDelivery = false) =>
      getRefundAmount(calculateShareRefund(order, { before, after }, refundsDelivery));
    expect(refund(createCancelled(0, 0), createCancelled(1, 1))).toBe(1500);
    expect(refund(createCancelled(1, 1), createCancelled(2, 1))).toBe(1700);
    expect(refund(createCancelled(1, 1), createCancelled(1, 1, 1))).toBe(1000);
    expect(refund(createCancelled(1, 1), createCancelled(1, 1, 1), true)).toBe(1700);
  });
});
