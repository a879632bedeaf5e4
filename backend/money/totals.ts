import type { Minor } from './minor-units.ts';
import { spreadByWeight } from './rounding.ts';
import { calculateTax, type TaxRule } from './tax.ts';

export interface PricedRow {
  readonly qty: number;
  /** Price of one unit before promotions. */
  readonly unitMinor: Minor;
  /** Discount on the whole row, at most its price. */
  readonly discountMinor?: Minor;
  /** False if the discount leaves units of different prices, e.g. a free one. */
  readonly isEven?: boolean;
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
  /** Price of one unit: after the row's own promotions if they leave the same price for each unit, else before them. Never an average. */
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

function getUnitPrice({ qty, unitMinor, isEven = true }: PricedRow, own: Minor): Minor {
  return isEven && own % qty === 0 ? own / qty : unitMinor;
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

const untaxed: TaxRule = { included: false, rate: 0, shipping: false };

interface RegionTax {
  readonly rate: number;
  /** Price of the taxed goods and shipping. */
  readonly taxed: Minor;
  readonly included: boolean;
  readonly goods: Minor;
  readonly shipping: Minor;
  /** The tax of each row of the charges; 0 outside the region. */
  readonly rows: readonly Minor[];
}

/** Groups parcels with equal tax rules into a region. Its tax is rounded once for goods and once for shipping. */
function computeRegionTaxes({ rows, parcels }: Charges, totals: readonly Minor[]): readonly RegionTax[] {
  const indexed = parcels.map((parcel, index) => ({ ...parcel, index }));
  return [...Map.groupBy(indexed, ({ tax }) => `${tax.rate} ${tax.shipping} ${tax.included}`).values()].map((alike) => {
    const rule = alike[0]?.tax ?? untaxed;
    const own = new Set(alike.map(({ index }) => index));
    const weights = totals.map((total, index) => (own.has(rows[index]?.parcel ?? 0) && !rows[index]?.isMoney ? total : 0));
    const goods = calculateTax(computeSum(weights), rule);
    const taxedShipping = rule.shipping ? computeSum(alike.map(({ shippingMinor }) => shippingMinor)) : 0;
    const shipping = calculateTax(taxedShipping, rule);
    const { rate, included } = rule;
    return { rate, included, taxed: computeSum(weights) + taxedShipping, goods, shipping, rows: spreadByWeight(goods, weights) };
  });
}

/** Sums up the taxes of regions by rate, highest first. */
function sumTaxesByRate(regions: readonly RegionTax[]): readonly TaxShare[] {
  const taxed = regions.filter(({ rate }) => rate > 0);
  return [...Map.groupBy(taxed, ({ rate }) => rate)]
    .map(([rate, alike]) => {
      const taxMinor = computeSum(alike.map(({ goods, shipping }) => goods + shipping));
      const priced = computeSum(alike.map((region) => region.taxed));
      return { rate, netMinor: alike[0]?.included ? priced - taxMinor : priced, taxMinor };
    })
    .toSorted((one, other) => other.rate - one.rate);
}

/** Computes the price of a cart. Each row gets its exact share of the tax on its region's goods. */
export function computeTotals(charges: Charges): Amounts {
  const { rows, parcels, rewardsMinor = 0 } = charges;
  const reduced = computeRowTotals(charges);
  const totals = reduced.map(({ own, off }) => own - off);
  const itemSubTotal = computeSum(rows.map(({ qty, unitMinor }) => qty * unitMinor));
  const itemTotal = computeSum(totals);
  const shipping = computeSum(parcels.map(({ shippingMinor }) => shippingMinor));
  const included = parcels.some(({ tax }) => tax.included);
  const taxes = computeRegionTaxes(charges, totals);
  const taxAmount = computeSum(taxes.map(({ goods }) => goods));
  const tax = taxAmount + computeSum(taxes.map((region) => region.shipping));
  const total = itemTotal + shipping + (included ? 0 : tax);
  const rewards = clampDiscount(rewardsMinor, total);
  return {
    rows: rows.map((row, index) => {
      const { own, off } = reduced[index] ?? { own: 0, off: 0 };
      return {
        unitMinor: getUnitPrice(row, own),
        totalMinor: own - off,
        taxMinor: computeSum(taxes.map((region) => region.rows[index] ?? 0)),
        ...(off > 0 && { orderDiscountMinor: off }),
      };
    }),
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
    taxes: sumTaxesByRate(taxes),
  };
}
