import type { Order } from '#generated/openapi/shared.ts';

type Shipment = Order['shipments'][number];

const placeOf = ({ shippingId, shippingMethod, itemIds, readyBy, progress, expectedOn, parcels }: Shipment): Shipment => ({
  shippingId,
  shippingMethod,
  itemIds,
  ...(readyBy !== undefined && { readyBy }),
  ...(progress && { progress }),
  ...(expectedOn !== undefined && { expectedOn }),
  ...(parcels && { parcels }),
});

/** A guest's order on another device: without what only the session that placed it can go on with. */
export function asGuestOrder({ basketId: _basketId, ...order }: Order): Order {
  return { ...order, flash: [] };
}

/**
 * The order of an account for a session that is not signed in: how far it is, with its parcels. Lists what is shown, so that a new field
 * reveals nothing by itself.
 */
export function asAccountOrder(order: Order): Order {
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
    shipments: order.shipments.map(placeOf),
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
