import type { Order, OrderItem, Shipment } from '#generated/openapi/shared.ts';
import type { Registries } from '../cart/cart-ports.ts';
import { getDesign, isCustomDesign } from '../cart/lines/same-item.ts';
import { renderTender, renderTotals } from '../cart/render-cart.ts';
import type { DeliveryKinds } from '../delivery/delivery-kind.ts';
import { showDestinations } from '../delivery/destinations.ts';
import { getDeliveryKind } from '../delivery/delivery-kind-lookup.ts';
import { renderMethod } from '../delivery/render-method.ts';
import { toWire } from '../money/minor-units.ts';
import { getOwnDiscount, getOwnTotal } from '../money/totals.ts';
import type { OrderContent, OrderLine } from '../database/documents/order-document.ts';
import type { OrderRecord } from './order-record.ts';
import { sumRewards } from '../tenders/tenders.ts';
import { getStatus } from './settlement/order-states.ts';

function renderRow(
  { id, qty, item, giftOption, giftCardMinor, amounts, bonusOf, promotions, ...row }: OrderLine,
  { shipments }: OrderContent,
  currency: string,
): OrderItem {
  const formatMinor = (minor: number): number => toWire(minor, currency);
  const discountMinor = getOwnDiscount(qty, row.unitMinor, amounts);
  return {
    id,
    ...item,
    qty,
    price: {
      current: formatMinor(row.unitMinor),
      original: formatMinor(row.originalMinor),
      amount: formatMinor(row.unitMinor),
      ...(discountMinor > 0 && { discount: formatMinor(discountMinor) }),
      rowTotal: formatMinor(getOwnTotal(amounts)),
      highCurrent: formatMinor(row.highCurrentMinor),
      highOriginal: formatMinor(row.highOriginalMinor),
    },
    ...(promotions && { promotions: [...promotions] }),
    ...(giftOption && { giftOption }),
    ...(giftCardMinor !== undefined && { giftCardAmount: formatMinor(giftCardMinor) }),
    bonus: bonusOf !== undefined,
    isCustoms: isCustomDesign(row),
    ...getDesign(row),
    taxTotal: formatMinor(amounts.taxMinor),
    shippingId: shipments.find(({ items }) => items.includes(id))?.id ?? '',
  };
}

function renderShipments(kinds: DeliveryKinds, { shipments }: OrderContent, currency: string): Shipment[] {
  return shipments.map(({ id, kind, method, items, destination, readyBy }) => ({
    shippingId: id,
    shippingMethod: renderMethod(method, currency),
    itemIds: [...items],
    ...(destination && getDeliveryKind(kinds, { kind }).showOnShipment(destination)),
    ...(readyBy && { readyBy }),
  }));
}

/** Renders an order in the contract's format from the data stored when it was placed. */
export function renderOrder({ deliveryKinds, tenderKinds }: Registries, order: OrderRecord): Order {
  const { content, currency, tenders } = order;
  const status = getStatus(order.state);
  const covered = new Map(tenders.map(({ id, amountMinor }) => [id, amountMinor]));
  return {
    orderNumber: order.number,
    orderId: order.id,
    status,
    processing: status === 'processing',
    finalised: status === 'finalised',
    ...(status === 'cancelled' && order.cancel_reason && { cancelReason: order.cancel_reason }),
    placedAt: order.placed_at.toISOString(),
    email: order.email,
    currency,
    taxIncluded: content.taxIncluded,
    totals: renderTotals({ ...content.amounts, rewards: sumRewards(tenderKinds, tenders, covered) }, currency),
    items: content.rows.map((row) => renderRow(row, content, currency)),
    shipments: renderShipments(deliveryKinds, content, currency),
    paymentMethod: tenders.map((tender) =>
      order.anonymized_at === null
        ? renderTender(tenderKinds, tender, tender.amountMinor, currency)
        : { paymentInstrumentId: tender.id, payment_method_id: tender.kind, amount: toWire(tender.amountMinor, currency) },
    ),
    orderPromotions: [...(content.orderPromotions ?? [])],
    promoSummary: [...content.promoSummary],
    flash: [],
    ...showDestinations(deliveryKinds, content.shipments),
    ...(content.billingAddress && { billingAddress: content.billingAddress }),
    ...(status === 'finalised' && content.earnedPoints !== undefined && { earnedPoints: content.earnedPoints }),
    ...(content.inStoreSalesInfo && { inStoreSalesInfo: content.inStoreSalesInfo }),
    ...(content.agentName !== undefined && { agentName: content.agentName }),
    ...(content.priceAdjustments && { priceAdjustments: [...content.priceAdjustments] }),
  };
}
