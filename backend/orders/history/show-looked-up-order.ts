import type { Order } from '#generated/openapi/shared.ts';

type Shipment = Order['shipments'][number];

const createPlace = ({ shippingId, shippingMethod, itemIds, readyBy, progress, expectedOn, parcels }: Shipment): Shipment => ({
  shippingId,
  shippingMethod,
  itemIds,
  ...(readyBy !== undefined && { readyBy }),
  ...(progress && { progress }),
  ...(expectedOn !== undefined && { expectedOn }),
  ...(parcels && { parcels }),
});

/** A guest's order on another device, without the data that only the placing session may use. */
export function toGuestOrder({ basketId: _basketId, ...order }: Order): Order {
  return { ...order, flash: [] };
}

/**
 * An account's order for a session that is not signed in: its progress and parcels. Lists the visible fields explicitly, so that new fields
 * stay private.
 */
export function toAccountOrder(order: Order): Order {
  const { orderNumber, orderId, status, processing, finalised, placedAt, email, currency, taxIncluded, totals, progress, timeline } = order;
  return {
    orderNumber,
    orderId,
    status,
    processing,
    finalised,
    placedAt,
    email,
    currency,
    taxIncluded,
    totals,
    ...(progress && { progress }),
    ...(timeline && { timeline }),
    items: order.items.map(({ giftOption: _giftOption, ...item }) => item),
    shipments: order.shipments.map(createPlace),
    paymentMethod: order.paymentMethod.map(({ paymentInstrumentId, payment_method_id, amount }) => ({
      paymentInstrumentId,
      payment_method_id,
      amount,
    })),
    orderPromotions: order.orderPromotions,
    promoSummary: order.promoSummary,
    flash: [],
  };
}
