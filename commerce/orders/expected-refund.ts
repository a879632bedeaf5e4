import type { LineUnits, Order, OrderItem } from '#generated/openapi/shared.ts';
import { orderKinds } from '../checkout/order/order-kinds.ts';
import { getKnownPayments } from '../checkout/tenders/payment-order.ts';

export interface ExpectedRefund {
  readonly goods: number;
  readonly shipping: number;
  readonly total: number;
  /** In reverse order of payment; only payments with a refund. */
  readonly payments: readonly { readonly paymentInstrumentId: string; readonly amount: number }[];
}

type Source = Pick<Order, 'items' | 'shipments' | 'totals' | 'taxIncluded' | 'orderPromotions' | 'refunds' | 'paymentMethod'>;

/**
 * Estimates the refund for canceled units by the rules of the service: line totals are divided by units, and shipping is refunded with the
 * last unit of its shipment. Only the line's share of order discounts is an approximation.
 */
export function getExpectedRefund(order: Source, units: readonly LineUnits[]): ExpectedRefund {
  const getChosenUnits = (item: OrderItem): number => units.find(({ itemId }) => itemId === item.id)?.qty ?? 0;
  const refunded = (order.refunds ?? []).reduce((sum, { amount }) => sum + toMinor(amount), 0);
  const isAll = order.items.every((item) => (item.units?.cancelled ?? 0) + getChosenUnits(item) >= item.qty);
  const shipping = getShippingRefund(order, getChosenUnits);
  const goods = order.items.reduce((sum, item) => sum + getShare(item, getChosenUnits(item), order), 0);
  const total = isAll ? toMinor(order.totals.total) - refunded : Math.min(goods + shipping, toMinor(order.totals.total) - refunded);
  return {
    goods: (total - shipping) / 100,
    shipping: shipping / 100,
    total: total / 100,
    payments: distributeToPayments(order, refunded, total),
  };
}

const toMinor = (amount: number): number => Math.round(amount * 100);

function getShare(item: OrderItem, count: number, order: Source): number {
  const { qty, units } = item;
  const before = (units?.cancelled ?? 0) + (units?.returned ?? 0);
  const total = getLineTotal(item, order);
  return Math.floor((total * (before + count)) / qty) - Math.floor((total * before) / qty);
}

/** Total of a line with tax and its share of order discounts. */
function getLineTotal({ price, taxTotal }: OrderItem, { items, orderPromotions, taxIncluded }: Source): number {
  const goods = items.reduce((sum, item) => sum + item.price.rowTotal, 0);
  const discount = orderPromotions.reduce((sum, { amount }) => sum + amount, 0);
  const share = goods === 0 ? 0 : (discount * price.rowTotal) / goods;
  return toMinor(price.rowTotal - share + (taxIncluded ? 0 : taxTotal));
}

/** Shipping price of the shipments without remaining units. */
function getShippingRefund({ items, shipments, totals, taxIncluded }: Source, chosen: (item: OrderItem) => number): number {
  const prices = shipments.reduce((sum, { shippingMethod }) => sum + shippingMethod.price, 0);
  if (prices === 0) return 0;
  const tax = taxIncluded ? 0 : totals.tax - items.reduce((sum, { taxTotal }) => sum + taxTotal, 0);
  const paid = totals.shipping + Math.max(0, tax);
  const ended = shipments.filter(({ shippingId }) => {
    const own = items.filter((item) => item.shippingId === shippingId);
    return own.some((item) => chosen(item) > 0) && own.every((item) => (item.units?.cancelled ?? 0) + chosen(item) >= item.qty);
  });
  return toMinor(ended.reduce((sum, { shippingMethod }) => sum + (paid * shippingMethod.price) / prices, 0));
}

function distributeToPayments({ paymentMethod }: Source, refunded: number, total: number): ExpectedRefund['payments'] {
  const instruments = getKnownPayments(paymentMethod, orderKinds.tenders)
    .map(({ instrument }) => instrument)
    .toReversed();
  let start = 0;
  return instruments.flatMap(({ paymentInstrumentId, amount }) => {
    const end = start + toMinor(amount);
    const part = Math.max(0, Math.min(end, refunded + total) - Math.max(start, refunded));
    start = end;
    return part > 0 ? [{ paymentInstrumentId, amount: part / 100 }] : [];
  });
}
