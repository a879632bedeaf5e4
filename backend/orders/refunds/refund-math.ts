import type { RefundContent, RefundedLine } from '../../database/documents/order-units-document.ts';
import type { OrderContent, OrderLine } from '../../database/documents/order-document.ts';
import type { Minor } from '../../money/minor-units.ts';
import { calculateShare, spreadByWeight } from '../../money/rounding.ts';
import { getRemainingUnits, type Units } from '../units/order-units.ts';

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

/** The units of a line that a change cancels or returns. */
export const countChangedUnits = ({ before, after }: UnitsChange, id: string): number =>
  countGoneUnits(after, id) - countGoneUnits(before, id);

function calculateRefundedLine({ id, qty, amounts }: OrderLine, { before, after }: UnitsChange, taxIncluded: boolean): RefundedLine {
  const getShare = (amount: Minor): Minor =>
    calculateShare(amount, countGoneUnits(after, id), qty) - calculateShare(amount, countGoneUnits(before, id), qty);
  const taxMinor = getShare(amounts.taxMinor);
  const amountMinor = getShare(amounts.totalMinor) + (taxIncluded ? 0 : taxMinor);
  return { lineId: id, qty: countChangedUnits({ before, after }, id), amountMinor, taxMinor };
}

/**
 * The refund for an order without stored pricing: the shares of its units in what was paid for their lines, and the delivery of each
 * shipment that is now canceled completely, or returned if the site refunds that.
 */
export function calculateShareRefund(content: PaidContent, change: UnitsChange, refundsDelivery: boolean): RefundContent {
  const { rows, shipments, amounts, taxIncluded } = content;
  const prices = shipments.map(({ method }) => method.priceMinor);
  const shipping = spreadByWeight(amounts.shipping, prices);
  const shippingTax = spreadByWeight(amounts.tax - amounts.taxAmount, prices);
  const isEnded = (lines: readonly Units[], items: readonly string[]): boolean =>
    items.every((id) =>
      lines.some((line) => line.line_id === id && (refundsDelivery ? getRemainingUnits(line) === 0 : line.cancelled === line.qty)),
    );
  const ended = shipments.flatMap(({ items }, index) => (isEnded(change.after, items) && !isEnded(change.before, items) ? [index] : []));
  const computeSum = (parts: readonly Minor[]): Minor => ended.reduce((sum, index) => sum + (parts[index] ?? 0), 0);
  const shippingTaxMinor = computeSum(shippingTax);
  return {
    lines: rows.filter(({ id }) => countChangedUnits(change, id) > 0).map((row) => calculateRefundedLine(row, change, taxIncluded)),
    shippingMinor: computeSum(shipping) + (taxIncluded ? 0 : shippingTaxMinor),
    shippingTaxMinor,
  };
}

/** The amount of a refund; 0 if the rest costs more than what is still paid. */
export const getRefundAmount = ({ lines, shippingMinor, repriced = [] }: RefundContent): Minor =>
  Math.max(
    0,
    [...lines, ...repriced].reduce((sum, { amountMinor }) => sum + amountMinor, shippingMinor),
  );

/** The part of a refund that is neither for lines nor for the delivery: the rest has another price than was paid for it. */
export const getPriceChange = ({ lines, shippingMinor }: RefundContent, refundMinor: Minor): Minor =>
  refundMinor - lines.reduce((sum, { amountMinor }) => sum + amountMinor, shippingMinor);

/** A label with the names of the promotions that the rest no longer earns. */
export const formatPriceChange = (label: string, { endedPromotions = [] }: RefundContent): string =>
  [label, ...endedPromotions].join(' · ');

/** The tax in a refund. */
export function getRefundTax({ lines, repriced = [], shippingTaxMinor, taxes }: RefundContent): Minor {
  if (taxes) return taxes.reduce((sum, { taxMinor }) => sum + taxMinor, 0);
  return [...lines, ...repriced].reduce((sum, { taxMinor }) => sum + taxMinor, shippingTaxMinor);
}

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
 * The share of a total that a refund returns, e.g. of earned points, in proportion to the refunded price of the rows. Refunds of all of it
 * together return the whole total.
 * @param earlier The order's earlier refunds
 */
export function calculateShareOfRefund(
  { rows, taxIncluded }: Pick<OrderContent, 'rows' | 'taxIncluded'>,
  earlier: readonly RefundContent[],
  refund: RefundContent,
  whole: number,
): number {
  const cost = rows.reduce((sum, { amounts }) => sum + amounts.totalMinor, 0);
  if (cost === 0) return 0;
  const ids = new Set<string | undefined>(rows.map(({ id }) => id));
  const getRefunded = (refunds: readonly RefundContent[]): Minor => {
    const parts = refunds.flatMap(({ lines, repriced = [] }) => [...lines, ...repriced]).filter(({ lineId }) => ids.has(lineId));
    const refunded = parts.reduce((sum, { amountMinor, taxMinor }) => sum + amountMinor - (taxIncluded ? 0 : taxMinor), 0);
    return Math.max(0, Math.min(cost, refunded));
  };
  return Math.max(0, calculateShare(whole, getRefunded([...earlier, refund]), cost) - calculateShare(whole, getRefunded(earlier), cost));
}
