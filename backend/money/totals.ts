import type { Minor } from './minor-units.ts';
import { roundedShare, spread } from './rounding.ts';
import { taxOn, type TaxRule } from './tax.ts';

export interface PricedRow {
  readonly qty: number;
  /** Of a unit, before promotions. */
  readonly unitMinor: Minor;
  /** Off the whole row; never more than it costs. */
  readonly discountMinor?: Minor;
  /** The row's part of what is taken off the goods as a whole; never more than is left of its price. */
  readonly orderDiscountMinor?: Minor;
}

export interface Charges {
  readonly rows: readonly PricedRow[];
  /** As shown, after promotions. */
  readonly shippingMinor: Minor;
  readonly tax: TaxRule;
  /** Paid by rewards and points. */
  readonly rewardsMinor?: Minor;
}

export interface RowAmounts {
  /** Of a unit, after the row's own promotions, rounded. */
  readonly unitMinor: Minor;
  /** What is paid of the row, after all promotions. */
  readonly totalMinor: Minor;
  /** Its part of what is taken off the goods as a whole; absent where nothing is. */
  readonly orderDiscountMinor?: Minor;
  /** Contained in totalMinor where prices hold their tax. */
  readonly taxMinor: Minor;
}

/** The contract's Totals in minor units, and the amounts of each row. */
export interface Amounts {
  readonly rows: readonly RowAmounts[];
  readonly units: number;
  readonly itemSubTotal: Minor;
  readonly discount: Minor;
  readonly itemTotal: Minor;
  readonly taxAmount: Minor;
  readonly netAmount: Minor;
  readonly shipping: Minor;
  readonly tax: Minor;
  readonly total: Minor;
  readonly totalWithoutTax: Minor;
  readonly rewards: Minor;
  /** What tenders have still to pay. */
  readonly remaining: Minor;
}

const sumOf = (amounts: readonly Minor[]): Minor => amounts.reduce((sum, amount) => sum + amount, 0);
const within = (amount: Minor, most: Minor): Minor => Math.max(0, Math.min(amount, most));

interface RowTotal {
  /** After the row's own promotions. */
  readonly own: Minor;
  /** Its part of what is taken off the goods as a whole. */
  readonly off: Minor;
}

function rowTotals({ rows }: Charges): readonly RowTotal[] {
  return rows.map(({ qty, unitMinor, discountMinor = 0, orderDiscountMinor = 0 }) => {
    const own = qty * unitMinor - within(discountMinor, qty * unitMinor);
    return { own, off: within(orderDiscountMinor, own) };
  });
}

/** What a row costs by itself: what is taken off the goods as a whole is told beside the rows. */
export function ownTotalOf({ totalMinor, orderDiscountMinor = 0 }: RowAmounts): Minor {
  return totalMinor + orderDiscountMinor;
}

/** What a cart costs. The tax is rounded once on all goods and once on shipping; each row bears its exact part of the former. */
export function computeTotals(charges: Charges): Amounts {
  const { rows, shippingMinor: shipping, tax: rule, rewardsMinor = 0 } = charges;
  const reduced = rowTotals(charges);
  const totals = reduced.map(({ own, off }) => own - off);
  const itemSubTotal = sumOf(rows.map(({ qty, unitMinor }) => qty * unitMinor));
  const itemTotal = sumOf(totals);
  const taxAmount = taxOn(itemTotal, rule);
  const tax = taxAmount + (rule.shipping ? taxOn(shipping, rule) : 0);
  const total = itemTotal + shipping + (rule.included ? 0 : tax);
  const rewards = within(rewardsMinor, total);
  const taxes = spread(taxAmount, totals);
  return {
    rows: reduced.map(({ own, off }, index) => ({
      unitMinor: roundedShare(own, 1, rows[index]?.qty ?? 1),
      totalMinor: own - off,
      taxMinor: taxes[index] ?? 0,
      ...(off > 0 && { orderDiscountMinor: off }),
    })),
    units: sumOf(rows.map(({ qty }) => qty)),
    itemSubTotal,
    discount: itemSubTotal - itemTotal,
    itemTotal,
    taxAmount,
    netAmount: rule.included ? itemTotal - taxAmount : itemTotal,
    shipping,
    tax,
    total,
    totalWithoutTax: total - tax,
    rewards,
    remaining: total - rewards,
  };
}
