import type { CartRecord } from '../../cart/cart-record.ts';
import type { CartRow, PricedCart, PricedShipment } from '../../cart/pricing/priced-cart.ts';
import type { LinePricing, OrderPricing, ShipmentPricing } from '../../database/documents/order-document.ts';
import type { DeliveryKinds } from '../../delivery/delivery-kind.ts';
import { getTaxRegion } from '../../delivery/destinations.ts';
import { getTaxRule } from '../../money/tax.ts';
import type { PromotionDocument } from '../../promotions/promotion-document.ts';
import { getShopContext } from '../../sites/shop-site.ts';

/** The order has met these conditions once and for all. */
const met = {
  sites: undefined,
  locales: undefined,
  segments: undefined,
  validFrom: undefined,
  validTo: undefined,
  coupon: undefined,
  callout: undefined,
  calloutLevel: undefined,
} satisfies Partial<PromotionDocument>;

function createLinePricing({ line, sellable, unitMinor, amounts, bonus }: CartRow, promotedMinor: number): LinePricing {
  const categoryIds = sellable?.categoryIds ?? [];
  if (bonus) return { categoryIds, valueMinor: sellable?.unitMinor ?? 0 };
  const adjustedMinor = line.qty * unitMinor - amounts.totalMinor - promotedMinor;
  return { categoryIds, ...(adjustedMinor > 0 && { adjustedMinor }) };
}

function createShipmentPricing(
  kinds: DeliveryKinds,
  { siteId, shipments }: CartRecord,
  { shipment, methods, chosen }: PricedShipment,
  { promotions: { shipping } }: PricedCart,
): ShipmentPricing {
  const off = shipping.find(({ shipmentId, method }) => shipmentId === shipment.id && method === chosen?.code)?.minor ?? 0;
  return {
    priceMinor: (chosen?.priceMinor ?? 0) + off,
    standardMinor: Math.min(...methods.map(({ priceMinor }) => priceMinor)),
    tax: getTaxRule(getShopContext({ siteId }).site.country, getTaxRegion(kinds, shipment, shipments)),
  };
}

/** Stores what the order's price depends on, besides its lines. */
export function createOrderPricing(kinds: DeliveryKinds, cart: CartRecord, priced: PricedCart): OrderPricing {
  const { rows, shipments, promotions, associate } = priced;
  const ids = new Set(promotions.applied.map(({ id }) => id));
  const standing = associate && associate.amountMinor > 0 ? associate.standing : undefined;
  return {
    promotions: [...promotions.documents]
      .filter(([id]) => ids.has(id))
      .map(([id, document]) => ({ id, document: { ...document, ...met } })),
    lines: Object.fromEntries(
      rows.map((row, index) => {
        const { productMinor = 0, orderMinor = 0 } = promotions.lines[index] ?? {};
        return [row.line.id, createLinePricing(row, productMinor + orderMinor)];
      }),
    ),
    shipments: Object.fromEntries(
      shipments.map((shipment) => [shipment.shipment.id, createShipmentPricing(kinds, cart, shipment, priced)]),
    ),
    ...(standing && { associate: { percent: standing.percent, capMinor: Math.max(0, standing.capMinor - standing.spentMinor) } }),
  };
}
