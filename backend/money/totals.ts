import type { Minor } from './minor-units.ts';
import { spreadByWeight } from './rounding.ts';
import { calculateTax, type TaxRule } from './tax.ts';

export interface PricedRow {
  readonly qty: number;
  /** Price of one unit before promotions. */
  readonly unitMinor: Minor;
  /** Discount on the whole row, at most its price. */
  readonly discountMinor?: Minor;
  /** The row's share of the discount on all goods, at most its remaining price. */
  readonly orderDiscountMinor?: Minor;
  /** Index of its parcel; 0 by default. */
  readonly parcel?: number;
  /** True for a gift card, which is neither taxed nor discounted. */
  readonly isMoney?: boolean;
}

/** The part of an order that is shipped to one address. */
export interface Parcel {
  /** As displayed, after promotions. */
  readonly shippingMinor: Minor;
  readonly tax: TaxRule;
}

export interface Charges {
  readonly rows: readonly PricedRow[];
  /** At least one. Either all prices include tax or none does. */
  readonly parcels: readonly Parcel[];
  /** Paid by rewards and points. */
  readonly rewardsMinor?: Minor;
}

export interface RowAmounts {
  /** Price of one unit before discounts. */
  readonly unitMinor: Minor;
  /** Price of the row after all promotions. */
  readonly totalMinor: Minor;
  /** The line's share of the discount on all goods; absent if there is none. */
  readonly orderDiscountMinor?: Minor;
  /** Included in totalMinor if prices include tax. */
  readonly taxMinor: Minor;
}

/** The tax at one rate. */
export interface TaxShare {
  /** In thousandths of a percent, e.g. 19000. */
  readonly rate: number;
  /** Net amount of goods and shipping taxed at the rate. */
  readonly netMinor: Minor;
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
  /** Remaining amount that tenders have to pay. */
  readonly remaining: Minor;
  /** One entry per rate; absent in orders that were stored without rates. */
  readonly taxes?: readonly TaxShare[];
}

const computeSum = (amounts: readonly Minor[]): Minor => amounts.reduce((sum, amount) => sum + amount, 0);
const clampDiscount = (amount: Minor, most: Minor): Minor => Math.max(0, Math.min(amount, most));

interface RowTotal {
  /** After the row's own promotions. */
  readonly own: Minor;
  /** The line's share of the discount on all goods. */
  readonly off: Minor;
}

function computeRowTotals({ rows }: Charges): readonly RowTotal[] {
  return rows.map(({ qty, unitMinor, discountMinor = 0, orderDiscountMinor = 0 }) => {
    const own = qty * unitMinor - clampDiscount(discountMinor, qty * unitMinor);
    return { own, off: clampDiscount(orderDiscountMinor, own) };
  });
}

/** The price of a row before its share of the discount on all goods, which is displayed separately. */
export function getOwnTotal({ totalMinor, orderDiscountMinor = 0 }: RowAmounts): Minor {
  return totalMinor + orderDiscountMinor;
}

/** The discounts of a row, so that its unit price times its quantity, minus them, is its own total. */
export function getOwnDiscount(qty: number, unitMinor: Minor, amounts: RowAmounts): Minor {
  return qty * unitMinor - getOwnTotal(amounts);
}

const untaxed: TaxRule = { included: false, rate: 0, shipping: false };

interface RateTax extends TaxShare {
  /** The tax of each row of the charges; 0 at another rate. */
  readonly rows: readonly Minor[];
  /** The tax on the shipping of each parcel. */
  readonly parcels: readonly Minor[];
}

/**
 * The tax of each rate, highest first: the rate times its net amount of goods and shipping, rounded once (EN 16931, BR-CO-17), and
 * allocated to rows and parcels.
 */
function computeTaxesByRate({ rows, parcels }: Charges, totals: readonly Minor[]): readonly RateTax[] {
  const rules = [...Map.groupBy(parcels, ({ tax }) => tax.rate).values()].map((alike) => alike[0]?.tax ?? untaxed);
  return rules
    .filter(({ rate }) => rate > 0)
    .toSorted((one, other) => other.rate - one.rate)
    .map((rule) => {
      const isTaxed = (index: number): boolean => parcels[index]?.tax.rate === rule.rate;
      const goods = totals.map((total, index) => (isTaxed(rows[index]?.parcel ?? 0) && !rows[index]?.isMoney ? total : 0));
      const shipping = parcels.map(({ shippingMinor, tax }, index) => (isTaxed(index) && tax.shipping ? shippingMinor : 0));
      const priced = computeSum(goods) + computeSum(shipping);
      const taxMinor = calculateTax(priced, rule);
      const parts = spreadByWeight(taxMinor, [...goods, ...shipping]);
      const netMinor = rule.included ? priced - taxMinor : priced;
      return { rate: rule.rate, netMinor, taxMinor, rows: parts.slice(0, goods.length), parcels: parts.slice(goods.length) };
    });
}

/** Computes the price of a cart. Each row gets its exact share of the tax at its rate. */
export function computeTotals(charges: Charges): Amounts {
  const { rows, parcels, rewardsMinor = 0 } = charges;
  const reduced = computeRowTotals(charges);
  const totals = reduced.map(({ own, off }) => own - off);
  const itemSubTotal = computeSum(rows.map(({ qty, unitMinor }) => qty * unitMinor));
  const itemTotal = computeSum(totals);
  const shipping = computeSum(parcels.map(({ shippingMinor }) => shippingMinor));
  const included = parcels.some(({ tax }) => tax.included);
  const taxes = computeTaxesByRate(charges, totals);
  const taxAmount = computeSum(taxes.flatMap((share) => share.rows));
  const tax = computeSum(taxes.map(({ taxMinor }) => taxMinor));
  const total = itemTotal + shipping + (included ? 0 : tax);
  const rewards = clampDiscount(rewardsMinor, total);
  return {
    rows: reduced.map(({ own, off }, index) => ({
      unitMinor: rows[index]?.unitMinor ?? 0,
      totalMinor: own - off,
      taxMinor: computeSum(taxes.map((share) => share.rows[index] ?? 0)),
      ...(off > 0 && { orderDiscountMinor: off }),
    })),
    units: computeSum(rows.map(({ qty }) => qty)),
    itemSubTotal,
    discount: itemSubTotal - itemTotal,
    itemTotal,
    taxAmount,
    netAmount: included ? itemTotal - taxAmount : itemTotal,
    shipping,
    tax,
    total,
    totalWithoutTax: total - tax,
    rewards,
    remaining: total - rewards,
    taxes: taxes
      .filter(({ netMinor, taxMinor }) => netMinor + taxMinor > 0)
      .map(({ rate, netMinor, taxMinor }) => ({ rate, netMinor, taxMinor })),
  };
}
