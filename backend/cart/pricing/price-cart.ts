import type { Sellables } from '../../catalog/sellable.ts';
import type { CartLine } from '../../database/documents/cart-document.ts';
import type { CartShipment, DeliveryMethod } from '../../database/documents/shipment-document.ts';
import type { DeliveryKinds } from '../../delivery/delivery-kind.ts';
import { getEmail, getTaxRegion } from '../../delivery/destinations.ts';
import { getDeliveryKind, getFirstKind } from '../../delivery/delivery-kind-lookup.ts';
import { placeItems, getShipmentOfKind } from '../../delivery/shipments.ts';
import { getTaxRule } from '../../money/tax.ts';
import { computeTotals } from '../../money/totals.ts';
import { applyWithinLimits } from '../../promotions/counters/apply-within-limits.ts';
import type { PromotionResult } from '../../promotions/engine/result.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { calculateCoverage } from '../../tenders/tenders.ts';
import type { CartContents } from '../cart-record.ts';
import { adjustRows } from '../price-adjustments/adjust-rows.ts';
import { describeItem } from '../lines/describe-item.ts';
import { getUnitPrice } from '../lines/gift-card-line.ts';
import { toDeliveredItem } from '../lines/same-item.ts';
import { computeAssociateDiscount } from './associate-discount.ts';
import { createBonusRows, addGiftsToShipments } from './bonus-rows.ts';
import type { CartRow, PricedCart, PricedShipment, RowPromotion } from './priced-cart.ts';
import type { PriceFacts } from './price-facts.ts';
import { createPromotionFacts } from './promotion-facts.ts';

type UnpricedRow = Omit<CartRow, 'amounts'>;

/** Prices a cart at current prices. Items that are no longer for sale have the price that was last shown. Pure. */
export function priceCart(kinds: DeliveryKinds, shop: ShopContext, cart: CartContents, facts: PriceFacts): PricedCart {
  const { sellables, standing, loyalty } = facts;
  const lines = cart.lines.map((line) => createRow(line, sellables));
  const offered = getPricedShipments(kinds, cart, lines).map((shipment) => {
    const methods = getDeliveryKind(kinds, shipment).listMethods(shop, shipment);
    return { shipment, methods, chosen: getChosenMethod(shipment, methods) };
  });
  const email = getEmail(kinds, cart);
  const usage = facts.couponStanding && { ...facts.couponStanding, holder: { ...facts.couponStanding.holder, email } };
  const promotions = applyWithinLimits(createPromotionFacts(kinds, shop, cart, lines, offered, facts), facts.promotions, usage);
  const gifts = createBonusRows(promotions.gifts, sellables);
  const rows = [...lines.map((row) => ({ ...row, promotions: getPromotions(row, promotions) })), ...gifts];
  const shipments = addGiftsToShipments(
    offered.map((shipment) => applyShippingPromotions(shipment, promotions)),
    gifts,
    ({ shipment }) => getDeliveryKind(kinds, shipment).canIncludeGifts,
  );
  const parcels = shipments.map(({ shipment, chosen }) => ({
    shippingMinor: rows.length === 0 ? 0 : (chosen?.priceMinor ?? 0),
    tax: getTaxRule(shop.site.country, getTaxRegion(kinds, shipment, cart.shipments)),
  }));
  const reducedRows = rows.map(({ line, item, unitMinor }, index) => {
    const { productMinor: discountMinor = 0, orderMinor: orderDiscountMinor = 0 } = promotions.lines[index] ?? {};
    const parcel = Math.max(
      0,
      shipments.findIndex(({ shipment }) => shipment.items.includes(line.id)),
    );
    return { id: line.id, qty: line.qty, unitMinor, discountMinor, orderDiscountMinor, parcel, isMoney: item.isDigitalProduct };
  });
  const adjusted = adjustRows(reducedRows, cart.priceAdjustments);
  const due = computeTotals({
    rows: adjusted.rows,
    parcels,
  });
  const coverage = calculateCoverage(cart.tenders, due.remaining);
  const paid = [...coverage.values()].reduce((sum, covered) => sum + covered, 0);
  return {
    rows: rows.map((row, index) => ({ ...row, amounts: due.rows[index] ?? { unitMinor: 0, totalMinor: 0, taxMinor: 0 } })),
    shipments,
    promotions,
    adjustments: adjusted.applied,
    amounts: { ...due, remaining: due.remaining - paid },
    coverage,
    taxIncluded: parcels.some(({ tax }) => tax.included),
    associate: computeAssociateDiscount(promotions.furtherOrderBaseMinor, standing),
    loyalty,
  };
}

function createRow(line: CartLine, sellables: Sellables): UnpricedRow {
  const sellable = sellables.get(line.sku);
  const unitMinor = (sellable && getUnitPrice(line, sellable)) ?? line.shownMinor;
  const item = sellable ? describeItem(sellable) : line.description;
  const listMinor = sellable?.customAmount ? unitMinor : sellable?.originalMinor;
  const originalMinor = Math.max(listMinor ?? unitMinor, unitMinor);
  return { line, sellable, item, unitMinor, originalMinor, promotions: [] };
}

const getChosenMethod = ({ method }: CartShipment, methods: readonly DeliveryMethod[]): DeliveryMethod | undefined =>
  methods.find(({ code }) => code === method) ?? methods[0];

function getPromotions({ line }: UnpricedRow, { applied }: PromotionResult): readonly RowPromotion[] {
  return applied.flatMap(({ id, level, lines }) => {
    const part = level === 'PRODUCT' ? lines.find(({ lineId }) => lineId === line.id) : undefined;
    return part ? [{ id, minor: part.minor }] : [];
  });
}

/** The shipment with its method prices after promotions. */
function applyShippingPromotions({ shipment, methods }: PricedShipment, { shipping }: PromotionResult): PricedShipment {
  const after = methods.map((method) => {
    const off = shipping.find((one) => one.shipmentId === shipment.id && one.method === method.code)?.minor ?? 0;
    return { ...method, priceMinor: method.priceMinor - off };
  });
  return { shipment, methods: after, chosen: getChosenMethod(shipment, after) };
}

function getPricedShipments(kinds: DeliveryKinds, { shipments }: CartContents, rows: readonly UnpricedRow[]): readonly CartShipment[] {
  const placed = placeItems(
    kinds,
    shipments,
    rows.map(({ line, item }) => ({ id: line.id, item: toDeliveredItem(line, item) })),
  );
  if (rows.length > 0) return placed.filter(({ items }) => items.length > 0);
  return [getShipmentOfKind(kinds, placed, getFirstKind(kinds))];
}
