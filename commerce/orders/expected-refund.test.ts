import { describe, expect, it } from 'vitest';
import { sampleItem, sampleOrder } from '../cart/cart.fixtures.ts';
import type { Order, UnitCounts } from '#generated/openapi/shared.ts';
import { getExpectedRefund } from './expected-refund.ts';

const none: UnitCounts = { cancelled: 0, packed: 0, shipped: 0, delivered: 0, returning: 0, returned: 0, cancellable: 3, returnable: 0 };

/** Three jackets for 100.00 plus 8.93 tax, shipped for 8.00 plus 0.71 tax: 117.64 in total. */
const order: Order = {
  ...sampleOrder,
  items: [
    { ...sampleItem, qty: 3, price: { ...sampleItem.price, amount: 33.33, rowTotal: 100 }, taxTotal: 8.93, shippingId: 'me', units: none },
  ],
  totals: { ...sampleOrder.totals, shipping: 8, tax: 9.64, total: 117.64 },
  shipments: [
    { shippingId: 'me', shippingMethod: { code: 'standard', label: 'Standard', deliveryTime: '3-5', price: 8 }, itemIds: ['item-1'] },
  ],
  paymentMethod: [
    { paymentInstrumentId: 'gift', payment_method_id: 'GIFT_CARD', amount: 100 },
    { paymentInstrumentId: 'card', payment_method_id: 'CREDIT_CARD', amount: 17.64 },
  ],
};
const cancel = (qty: number, from: Order = order) => getExpectedRefund(from, [{ itemId: 'item-1', qty }]);

describe('getExpectedRefund', () => {
  it('divides a line by its units and refunds the last payment first', () => {
    expect(cancel(1)).toEqual({
      goods: 36.31,
      shipping: 0,
      total: 36.31,
      payments: [
        { paymentInstrumentId: 'card', amount: 17.64 },
        { paymentInstrumentId: 'gift', amount: 18.67 },
      ],
    });
  });

  it('refunds all remaining amounts with shipping if no unit remains', () => {
    const before: Order = {
      ...order,
      items: order.items.map((item) => ({ ...item, units: { ...none, cancelled: 1, cancellable: 2 } })),
      refunds: [
        { refundId: 'r', reason: 'cancelled', state: 'refunded', createdAt: order.placedAt, amount: 36.31, items: [], payments: [] },
      ],
    };
    expect(cancel(2, before)).toEqual({
      goods: 72.62,
      shipping: 8.71,
      total: 81.33,
      payments: [{ paymentInstrumentId: 'gift', amount: 81.33 }],
    });
  });

  it('omits the tax if prices include it, and subtracts the share of an order discount', () => {
    const discounted: Order = { ...order, taxIncluded: true, orderPromotions: [{ promotionId: 'p', promotionName: 'P', amount: 10 }] };
    expect(cancel(1, discounted).total).toBe(30);
  });
});
