import type { Order, OrderItem, Shipment } from '#generated/openapi/shared.ts';
import { renderTotals } from '../cart/render-cart.ts';
import { digitalShipment, renderMethod } from '../cart/shipping-methods.ts';
import { toWire } from '../money/minor-units.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrderContent, OrderLine } from '../database/documents/order-document.ts';

function renderRow({ id, qty, item, giftOption, shipment, amounts, ...row }: OrderLine, currency: string): OrderItem {
  const wire = (minor: number): number => toWire(minor, currency);
  return {
    id,
    ...item,
    qty,
    price: {
      current: wire(row.unitMinor),
      original: wire(row.originalMinor),
      amount: wire(amounts.unitMinor),
      rowTotal: wire(amounts.totalMinor),
      highCurrent: wire(row.highCurrentMinor),
      highOriginal: wire(row.highOriginalMinor),
    },
    ...(giftOption && { giftOption }),
    bonus: false,
    isCustoms: false,
    taxTotal: wire(amounts.taxMinor),
    shippingId: shipment,
  };
}

function renderShipments({ rows, shipments, shippingAddress }: OrderContent, currency: string): Shipment[] {
  return shipments.map(({ id, method }) => ({
    shippingId: id,
    shippingMethod: renderMethod(method, currency),
    itemIds: rows.filter(({ shipment }) => shipment === id).map((row) => row.id),
    ...(shippingAddress && id !== digitalShipment && { address: shippingAddress }),
  }));
}

/** An order as the contract writes it, from what was stored when it was placed. */
export function renderOrder(order: OrderRecord): Order {
  const { content, currency, status } = order;
  const { payment } = content;
  return {
    orderNumber: order.number,
    orderId: order.id,
    status,
    processing: status === 'processing',
    finalised: status === 'finalised',
    ...(order.cancel_reason && { cancelReason: order.cancel_reason }),
    placedAt: order.placed_at.toISOString(),
    email: order.email,
    currency,
    taxIncluded: content.taxIncluded,
    totals: renderTotals(content.amounts, currency),
    items: content.rows.map((row) => renderRow(row, currency)),
    shipments: renderShipments(content, currency),
    paymentMethod: [
      {
        paymentInstrumentId: payment.id,
        payment_method_id: 'CREDIT_CARD',
        amount: toWire(payment.amountMinor, currency),
        card: payment.card,
      },
    ],
    promoSummary: [...content.promoSummary],
    flash: [],
    ...(content.shippingAddress && { shippingAddress: content.shippingAddress }),
    ...(content.billingAddress && { billingAddress: content.billingAddress }),
    ...(content.contact && { contact: content.contact }),
  };
}
