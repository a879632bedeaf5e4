import type { LineUnits, RefundContent, RefundedLine } from '../../database/documents/order-units-document.ts';
import type { OrderContent, OrderLine } from '../../database/documents/order-document.ts';
import type { Minor } from '../../money/minor-units.ts';
import { calculateShare, spreadByWeight } from '../../money/rounding.ts';
import type { OrderLineUnits } from '../units/order-units.ts';

type Units = Pick<OrderLineUnits, 'line_id' | 'qty' | 'cancelled' | 'returned'>;
type PaidContent = Pick<OrderContent, 'rows' | 'shipments' | 'amounts' | 'taxIncluded'>;

/** Units of an order before and after a cancellation or return. */
export interface UnitsChange {
  readonly before: readonly Units[];
  readonly after: readonly Units[];
}

const countGoneUnits = (lines: readonly Units[], id: string): number => {
  const line = lines.find(({ line_id: lineId }) => lineId === id);
  return line ? line.cancelled + line.returned : 0;
};

/** The units of each line that a change cancels or returns. */
function getChangedUnits({ rows }: Pick<OrderContent, 'rows'>, { before, after }: UnitsChange): readonly LineUnits[] {
  return rows.map(({ id }) => ({ lineId: id, qty: countGoneUnits(after, id) - countGoneUnits(before, id) })).filter(({ qty }) => qty > 0);
}

/** The share of an amount per line that a change refunds. Changes of all units together refund all of it. */
export function sumOfLines({ rows }: Pick<OrderContent, 'rows'>, { before, after }: UnitsChange, amount: (row: OrderLine) => Minor): Minor {
  return rows.reduce(
    (sum, row) =>
      sum +
      calculateShare(amount(row), countGoneUnits(after, row.id), row.qty) -
      calculateShare(amount(row), countGoneUnits(before, row.id), row.qty),
    0,
  );
}

const isCancelled = (lines: readonly Units[], ids: readonly string[]): boolean =>
  ids.every((id) => lines.some(({ line_id: lineId, qty, cancelled }) => lineId === id && cancelled === qty));

function calculateRefundedLine(row: OrderLine, change: UnitsChange, taxIncluded: boolean): RefundedLine {
  const one = { rows: [row] };
  const taxMinor = sumOfLines(one, change, ({ amounts }) => amounts.taxMinor);
  const totalMinor = sumOfLines(one, change, ({ amounts }) => amounts.totalMinor);
  const qty = countGoneUnits(change.after, row.id) - countGoneUnits(change.before, row.id);
  return { lineId: row.id, qty, amountMinor: totalMinor + (taxIncluded ? 0 : taxMinor), taxMinor };
}

/** Computes the refund of a change: its units, and the delivery of each shipment that is now canceled completely. */
export function calculateRefund(content: PaidContent, change: UnitsChange): RefundContent {
  const { rows, shipments, amounts, taxIncluded } = content;
  const changed = new Set(getChangedUnits(content, change).map(({ lineId }) => lineId));
  const prices = shipments.map(({ method }) => method.priceMinor);
  const shipping = spreadByWeight(amounts.shipping, prices);
  const shippingTax = spreadByWeight(amounts.tax - amounts.taxAmount, prices);
  const ended = shipments.flatMap(({ items }, index) =>
    isCancelled(change.after, items) && !isCancelled(change.before, items) ? [index] : [],
  );
  const computeSum = (parts: readonly Minor[]): Minor => ended.reduce((sum, index) => sum + (parts[index] ?? 0), 0);
  const shippingTaxMinor = computeSum(shippingTax);
  return {
    lines: rows.filter(({ id }) => changed.has(id)).map((row) => calculateRefundedLine(row, change, taxIncluded)),
    shippingMinor: computeSum(shipping) + (taxIncluded ? 0 : shippingTaxMinor),
    shippingTaxMinor,
  };
}

export const getRefundAmount = ({ lines, shippingMinor }: RefundContent): Minor =>
  lines.reduce((sum, { amountMinor }) => sum + amountMinor, shippingMinor);

export interface RefundShare<Tender> {
  readonly tender: Tender;
  readonly amountMinor: Minor;
  /** The total of the tender's earlier refunds. */
  readonly refundedMinor: Minor;
}

/**
 * Splits a refund among the tenders of an order in reverse order of payment.
 * @param refundedMinor The total of the order's earlier refunds
 */
export function splitRefund<Tender extends { readonly amountMinor: Minor }>(
  tenders: readonly Tender[],
  refundedMinor: Minor,
  amountMinor: Minor,
): readonly RefundShare<Tender>[] {
  let begins = 0;
  return tenders.toReversed().flatMap((tender) => {
    const getRefundedShare = (sum: Minor): Minor => Math.min(tender.amountMinor, Math.max(0, sum - begins));
    const before = getRefundedShare(refundedMinor);
    const part = getRefundedShare(refundedMinor + amountMinor) - before;
    begins += tender.amountMinor;
    return part > 0 ? [{ tender, amountMinor: part, refundedMinor: before }] : [];
  });
}

/**
 * The share of a total that a change returns, e.g. of earned points, in proportion to the prices of its lines. Changes of all units
 * together return all of it.
 */
export function calculateShareOfChange(content: Pick<OrderContent, 'rows'>, { before, after }: UnitsChange, whole: number): number {
  const cost = content.rows.reduce((sum, { amounts }) => sum + amounts.totalMinor, 0);
  if (cost === 0) return 0;
  const getGoneTotal = (lines: readonly Units[]): Minor =>
    sumOfLines(content, { before: [], after: lines }, ({ amounts }) => amounts.totalMinor);
  return calculateShare(whole, getGoneTotal(after), cost) - calculateShare(whole, getGoneTotal(before), cost);
}
