import type { RefundContent, RepricedPart } from '../../database/documents/order-units-document.ts';
import type { OrderPricing } from '../../database/documents/order-document.ts';
import type { Minor } from '../../money/minor-units.ts';
import { calculateShare } from '../../money/rounding.ts';
import { calculateTax } from '../../money/tax.ts';
import type { Amounts, TaxShare } from '../../money/totals.ts';
import { getPromotionText } from '../../promotions/documents/promotion-text.ts';
import type { AppliedPromotion } from '../../promotions/engine/result.ts';
import { priceUnits, type PricedOrder, type PriceRules, type UnitsPrice } from '../pricing/price-units.ts';
import { getRemainingUnits } from '../units/order-units.ts';
import { calculateShareRefund, countChangedUnits, getRefundAmount, type UnitsChange } from './refund-math.ts';

export interface RefundedOrder extends PricedOrder {
  readonly locale: string;
}

interface Money {
  /** Including tax. */
  readonly amountMinor: Minor;
  readonly taxMinor: Minor;
}

const none: Money = { amountMinor: 0, taxMinor: 0 };
const add = (one: Money, other: Money): Money => ({
  amountMinor: one.amountMinor + other.amountMinor,
  taxMinor: one.taxMinor + other.taxMinor,
});
const subtract = (one: Money, other: Money): Money => ({
  amountMinor: one.amountMinor - other.amountMinor,
  taxMinor: one.taxMinor - other.taxMinor,
});

/** The price of each line, and of the delivery, which has no id. */
function getParts({ rows }: PricedOrder['content'], amounts: Amounts, taxIncluded: boolean): ReadonlyMap<string | undefined, Money> {
  const getMoney = (priceMinor: Minor, taxMinor: Minor): Money => ({ amountMinor: priceMinor + (taxIncluded ? 0 : taxMinor), taxMinor });
  return new Map([
    [undefined, getMoney(amounts.shipping, amounts.tax - amounts.taxAmount)],
    ...rows.map(({ id }, index) => {
      const { totalMinor = 0, taxMinor = 0 } = amounts.rows[index] ?? {};
      return [id, getMoney(totalMinor, taxMinor)] as const;
    }),
  ]);
}

function sumRefunded(refunds: readonly RefundContent[]): ReadonlyMap<string | undefined, Money> {
  const sums = new Map<string | undefined, Money>();
  const count = (lineId: string | undefined, money: Money): void => void sums.set(lineId, add(sums.get(lineId) ?? none, money));
  for (const { lines, repriced = [], shippingMinor, shippingTaxMinor } of refunds) {
    for (const part of [...lines, ...repriced]) count(part.lineId, part);
    count(undefined, { amountMinor: shippingMinor, taxMinor: shippingTaxMinor });
  }
  return sums;
}

/** The parts of a price above and below zero. */
function splitBySign({ amountMinor, taxMinor }: Money): readonly [Money, Money] {
  const above = { amountMinor: Math.max(0, amountMinor), taxMinor: Math.max(0, taxMinor) };
  return [above, subtract({ amountMinor, taxMinor }, above)];
}

/** The refunded tax by rate. If prices include tax, it is the tax in the refunded amount; otherwise it is what the remaining tax leaves. */
function calculateTaxes(
  { amounts, taxIncluded }: PricedOrder['content'],
  rest: Amounts,
  earlier: readonly RefundContent[],
): readonly TaxShare[] {
  const refunded = earlier.flatMap(({ taxes = [] }) => taxes);
  const getSum = (shares: readonly TaxShare[] | undefined, rate: number, read: (share: TaxShare) => Minor): Minor =>
    (shares ?? []).reduce((sum, share) => sum + (share.rate === rate ? read(share) : 0), 0);
  return (amounts.taxes ?? []).flatMap(({ rate }) => {
    const [net, tax] = [({ netMinor }: TaxShare) => netMinor, ({ taxMinor }: TaxShare) => taxMinor].map(
      (read) => getSum(amounts.taxes, rate, read) - getSum(rest.taxes, rate, read) - getSum(refunded, rate, read),
    ) as [Minor, Minor];
    const taxMinor = taxIncluded ? calculateTax(net + tax, { included: true, rate }) : tax;
    return net + tax === 0 ? [] : [{ rate, netMinor: net + tax - taxMinor, taxMinor }];
  });
}

/** The promotions that reduced the remaining units, or a free line, and now give less. */
function findEndedPromotions(
  { content: { rows }, locale }: RefundedOrder,
  { promotions }: OrderPricing,
  [before, after]: readonly [UnitsPrice, UnitsPrice],
  change: UnitsChange,
): readonly string[] {
  const remaining = new Map(change.after.map((line) => [line.line_id, getRemainingUnits(line)]));
  if ([...remaining.values()].every((qty) => qty === 0)) return [];
  const earlier = new Map(change.before.map((line) => [line.line_id, getRemainingUnits(line)]));
  const free = new Set(rows.filter(({ amounts }) => amounts.totalMinor === 0).map(({ id }) => id));
  const getLost = ({ id, lines, shipping, gifts }: AppliedPromotion): Minor => {
    const now = after.promotions.applied.find((one) => one.id === id);
    const isGone = !now && (gifts.length > 0 || shipping.length > 0 || lines.some(({ lineId }) => free.has(lineId)));
    const kept = lines.map(({ lineId, minor }) => calculateShare(minor, remaining.get(lineId) ?? 0, earlier.get(lineId) ?? 1));
    const left = (now?.lines ?? []).reduce((sum, { minor }) => sum + minor, 0);
    return isGone ? Infinity : kept.reduce((sum, minor) => sum + minor, 0) - left - lines.length;
  };
  const ids = new Set(before.promotions.applied.filter((applied) => getLost(applied) > 0).map(({ id }) => id));
  return promotions.filter(({ id }) => ids.has(id)).map(({ document: { name } }) => getPromotionText(name, locale));
}

/** Each line gets its paid amount that is not refunded yet, minus the price of its remaining units. */
function calculateRepricedRefund(
  rules: PriceRules,
  order: RefundedOrder,
  pricing: OrderPricing,
  change: UnitsChange,
  earlier: readonly RefundContent[],
): RefundContent {
  const { content } = order;
  const [before, after] = [priceUnits(rules, order, pricing, change.before), priceUnits(rules, order, pricing, change.after)];
  const [paid, rest] = [content.amounts, after.amounts].map((amounts) => getParts(content, amounts, content.taxIncluded)) as [
    ReadonlyMap<string | undefined, Money>,
    ReadonlyMap<string | undefined, Money>,
  ];
  const refunded = sumRefunded(earlier);
  const getDue = (id: string | undefined): Money =>
    subtract(subtract(paid.get(id) ?? none, refunded.get(id) ?? none), rest.get(id) ?? none);
  const repriced: RepricedPart[] = [];
  const addRepriced = (money: Money, lineId?: string): void => {
    if (money.amountMinor !== 0 || money.taxMinor !== 0) repriced.push({ ...(lineId !== undefined && { lineId }), ...money });
  };
  const lines = content.rows.flatMap(({ id }) => {
    const qty = countChangedUnits(change, id);
    const [above, below] = qty > 0 ? splitBySign(getDue(id)) : [none, getDue(id)];
    addRepriced(below, id);
    return qty > 0 ? [{ lineId: id, qty, ...above }] : [];
  });
  const [delivery, charged] = splitBySign(getDue(undefined));
  addRepriced(charged);
  const endedPromotions = findEndedPromotions(order, pricing, [before, after], change);
  return {
    lines,
    shippingMinor: delivery.amountMinor,
    shippingTaxMinor: delivery.taxMinor,
    ...(repriced.length > 0 && { repriced }),
    ...(endedPromotions.length > 0 && { endedPromotions }),
    ...(earlier.every(({ taxes }) => taxes) && { taxes: calculateTaxes(content, after.amounts, earlier) }),
  };
}

/**
 * Computes the refund of a change: what is still paid, minus the price of the rest by the promotions of the order. Orders without stored
 * pricing are refunded by shares.
 * @param earlier The order's earlier refunds
 */
export function calculateRefund(
  rules: PriceRules,
  order: RefundedOrder,
  change: UnitsChange,
  earlier: readonly RefundContent[],
): { readonly content: RefundContent; readonly amountMinor: Minor } {
  const { pricing } = order.content;
  const content = pricing
    ? calculateRepricedRefund(rules, order, pricing, change, earlier)
    : calculateShareRefund(order.content, change, rules.refundsDelivery);
  return { content, amountMinor: getRefundAmount(content) };
}
