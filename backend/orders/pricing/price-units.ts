import { computeAssociateDiscount } from '../../cart/pricing/associate-discount.ts';
import type { OrderContent, OrderLine, OrderPricing } from '../../database/documents/order-document.ts';
import type { OrderShipment } from '../../database/documents/shipment-document.ts';
import { getDeliveryKind } from '../../delivery/delivery-kind-lookup.ts';
import type { DeliveryKinds } from '../../delivery/delivery-kind.ts';
import type { Minor } from '../../money/minor-units.ts';
import { calculateShare } from '../../money/rounding.ts';
import { computeTotals, type Amounts, type PricedRow } from '../../money/totals.ts';
import { applyPromotions } from '../../promotions/engine/apply-promotions.ts';
import type { FactLine, PromotionFacts } from '../../promotions/engine/facts.ts';
import { preparePromotions } from '../../promotions/engine/prepare-promotions.ts';
import type { PromotionResult } from '../../promotions/engine/result.ts';
import { promotionKinds } from '../../promotions/kinds/promotion-kinds.ts';
import { getRemainingUnits, type Units } from '../units/order-units.ts';

/** The parts of an order that its price depends on. */
export interface PricedOrder {
  readonly content: Pick<OrderContent, 'rows' | 'shipments' | 'amounts' | 'taxIncluded' | 'pricing'>;
  readonly currency: string;
}

export interface PriceRules {
  readonly deliveryKinds: DeliveryKinds;
  /** True if a delivery is refunded once all its units are returned. */
  readonly refundsDelivery: boolean;
}

/** The price of the remaining units. */
export interface UnitsPrice {
  /** Rows in the order of the content. */
  readonly amounts: Amounts;
  /** Units of gifts that the remaining units do not earn, by line. They have their price. */
  readonly unearned: ReadonlyMap<string, number>;
  readonly promotions: PromotionResult;
}

function toFactLine(row: OrderLine, qty: number, { lines }: OrderPricing, shipments: readonly OrderShipment[]): FactLine {
  const { id, item, unitMinor, originalMinor } = row;
  return {
    id,
    styleId: item.masterId,
    categoryIds: lines[id]?.categoryIds ?? [],
    qty,
    unitMinor,
    isReduced: unitMinor < originalMinor,
    takesPromotions: !item.isDigitalProduct,
    shipmentId: shipments.find(({ items }) => items.includes(id))?.id ?? '',
  };
}

/** The facts about the remaining units. Gifts of the order can be earned again, and no others. */
function createFacts(
  kinds: DeliveryKinds,
  { content: { rows, shipments } }: PricedOrder,
  pricing: OrderPricing,
  units: readonly number[],
): PromotionFacts {
  const remaining = rows.map((row, index) => ({ row, qty: units[index] ?? 0 })).filter(({ qty }) => qty > 0);
  const gifts = remaining.filter(({ row }) => row.bonusOf !== undefined);
  const lines = remaining.filter(({ row }) => row.bonusOf === undefined).map(({ row, qty }) => toFactLine(row, qty, pricing, shipments));
  const { associate } = pricing;
  return {
    at: new Date(0),
    locale: '',
    segments: new Set(),
    lines,
    shipments: shipments
      .filter(({ id }) => lines.some(({ shipmentId }) => shipmentId === id))
      .map(({ id, kind, method }) => ({
        id,
        delivery: kind,
        bringsGifts: getDeliveryKind(kinds, { kind }).canIncludeGifts,
        methods: [{ code: method.code, priceMinor: pricing.shipments[id]?.priceMinor ?? method.priceMinor }],
        chosen: method.code,
      })),
    coupons: [],
    bonusChoices: gifts.map(({ row }) => ({ promotionId: row.bonusOf ?? '', sku: row.item.sku })),
    gifts: new Map(
      [...Map.groupBy(gifts, ({ row }) => row.item.sku)].map(([sku, same]) => [
        sku,
        { stock: same.reduce((sum, { qty }) => sum + qty, 0), valueMinor: pricing.lines[same[0]?.row.id ?? '']?.valueMinor ?? 0 },
      ]),
    ),
    ...(associate && {
      furtherOrderDiscount: (goodsMinor: Minor) =>
        computeAssociateDiscount(goodsMinor, { ...associate, spentMinor: 0, year: 0, revision: '' })?.amountMinor ?? 0,
    }),
  };
}

/** A gift costs its price once it is not earned any more. */
function priceGift(
  row: OrderLine,
  qty: number,
  { gifts }: PromotionResult,
  { lines }: OrderPricing,
): PricedRow & { readonly unearned: number } {
  const unitMinor = lines[row.id]?.valueMinor ?? 0;
  const earned = gifts.reduce((sum, gift) => sum + (gift.promotionId === row.bonusOf && gift.sku === row.item.sku ? gift.qty : 0), 0);
  return { qty, unitMinor, discountMinor: Math.min(qty, earned) * unitMinor, unearned: Math.max(0, qty - earned) };
}

/** The price of a delivery: that of its remaining goods; without any it was canceled, or is refunded up to the price of the standard method. */
function priceDelivery(
  { id, items, method }: OrderShipment,
  lines: readonly Units[],
  gifts: ReadonlySet<string>,
  { shipping }: PromotionResult,
  pricing: OrderPricing,
  { refundsDelivery }: PriceRules,
): Minor {
  const own = lines.filter(({ line_id: lineId }) => items.includes(lineId) && !gifts.has(lineId));
  const { priceMinor = method.priceMinor, standardMinor = method.priceMinor } = pricing.shipments[id] ?? {};
  if (own.some((line) => getRemainingUnits(line) > 0))
    return priceMinor - (shipping.find(({ shipmentId }) => shipmentId === id)?.minor ?? 0);
  if (own.every(({ qty, cancelled }) => qty === cancelled)) return 0;
  return refundsDelivery ? Math.max(0, method.priceMinor - standardMinor) : method.priceMinor;
}

/** Prices the remaining units by the promotions of the order, as they would have cost when it was placed. Pure. */
export function priceUnits(rules: PriceRules, order: PricedOrder, pricing: OrderPricing, lines: readonly Units[]): UnitsPrice {
  const { rows, shipments } = order.content;
  const countOf = new Map(lines.map((line) => [line.line_id, getRemainingUnits(line)]));
  const units = rows.map(({ id }) => countOf.get(id) ?? 0);
  const facts = createFacts(rules.deliveryKinds, order, pricing, units);
  const prepared = preparePromotions(promotionKinds, pricing.promotions, { id: '', currency: order.currency });
  const result = applyPromotions(facts, prepared);
  const discounts = new Map(facts.lines.map(({ id }, index) => [id, result.lines[index]]));
  const gifts = new Set(rows.filter(({ bonusOf }) => bonusOf !== undefined).map(({ id }) => id));
  const unearned = new Map<string, number>();
  const priced = rows.map((row, index): PricedRow => {
    const qty = units[index] ?? 0;
    const parcel = Math.max(
      0,
      shipments.findIndex(({ items }) => items.includes(row.id)),
    );
    if (gifts.has(row.id)) {
      const { unearned: count, ...gift } = priceGift(row, qty, result, pricing);
      if (count > 0) unearned.set(row.id, count);
      return { ...gift, parcel };
    }
    const { productMinor = 0, orderMinor = 0 } = discounts.get(row.id) ?? {};
    const adjusted = calculateShare(pricing.lines[row.id]?.adjustedMinor ?? 0, qty, row.qty);
    const money = { isMoney: row.item.isDigitalProduct };
    return { qty, unitMinor: row.unitMinor, discountMinor: productMinor, orderDiscountMinor: orderMinor + adjusted, parcel, ...money };
  });
  const parcels = shipments.map((shipment) => ({
    shippingMinor: priceDelivery(shipment, lines, gifts, result, pricing, rules),
    tax: pricing.shipments[shipment.id]?.tax ?? { included: order.content.taxIncluded, rate: 0, shipping: false },
  }));
  return { amounts: computeTotals({ rows: priced, parcels }), unearned, promotions: result };
}
