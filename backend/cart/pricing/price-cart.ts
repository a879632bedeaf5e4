import type { Sellable, Sellables } from '../../catalog/sellable.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { Minor } from '../../money/minor-units.ts';
import { taxRuleOf } from '../../money/tax.ts';
import { computeTotals, type Amounts, type RowAmounts } from '../../money/totals.ts';
import type { CartParts } from '../cart-record.ts';
import type { CartLine, ItemDescription } from '../../database/documents/cart-document.ts';
import type { CartShipment, DeliveryMethod } from '../../database/documents/shipment-document.ts';
import type { DeliveryKinds } from '../../delivery/delivery-kind.ts';
import { taxRegionOfShipments } from '../../delivery/destinations.ts';
import { deliveryKindOf, firstKindOf } from '../../delivery/kind-of-shipment.ts';
import { placeItems, shipmentOfKind } from '../../delivery/shipments.ts';
import { coverageOf } from '../../tenders/tenders.ts';
import { associateDiscountOn, type AssociateDiscount } from './associate-discount.ts';
import type { AssociateStanding } from './associate-standing.ts';
import { describeItem } from '../lines/describe-item.ts';

export interface CartRow {
  readonly line: CartLine;
  /** Absent where it is no longer for sale. */
  readonly sellable: Sellable | undefined;
  readonly item: ItemDescription;
  readonly unitMinor: Minor;
  readonly originalMinor: Minor;
  readonly amounts: RowAmounts;
}

export interface PricedShipment {
  readonly shipment: CartShipment;
  readonly methods: readonly DeliveryMethod[];
  readonly chosen: DeliveryMethod | undefined;
}

export interface PricedCart {
  readonly rows: readonly CartRow[];
  /** Shipments with items; of an empty cart the default shipment of the first kind. */
  readonly shipments: readonly PricedShipment[];
  /** The total of the items from which shipping is free; null without such an offer. */
  readonly freeShippingFromMinor: Minor | null;
  readonly amounts: Amounts;
  /** What each tender covers, by its id. */
  readonly coverage: ReadonlyMap<string, Minor>;
  readonly taxIncluded: boolean;
  /** Null where nobody is to have one. */
  readonly associate: AssociateDiscount | null;
}

/** What a price depends on beside the cart. */
export interface PriceFacts {
  readonly sellables: Sellables;
  /** Of the cart's customer; null for whoever has no associate discount. */
  readonly standing: AssociateStanding | null;
}

/** What a cart costs at today's prices. Pure; what is no longer for sale keeps the price that was last shown. */
export function priceCart(kinds: DeliveryKinds, shop: ShopContext, cart: CartParts, { sellables, standing }: PriceFacts): PricedCart {
  const rows = cart.lines.map((line) => {
    const sellable = sellables.get(line.sku);
    const unitMinor = sellable?.unitMinor ?? line.shownMinor;
    const item = sellable ? describeItem(sellable) : line.description;
    const originalMinor = Math.max(sellable?.originalMinor ?? unitMinor, unitMinor);
    return { line, sellable, item, unitMinor, originalMinor };
  });
  const tax = taxRuleOf(shop.site.country, taxRegionOfShipments(kinds, cart.shipments));
  // What is sent by e-mail, a gift card, is money: it is sold for what it is worth.
  const goods = rows.map(({ line, unitMinor, item }) => ({ qty: line.qty, unitMinor, bearsOrderDiscount: !item.isDigitalProduct }));
  const goodsMinor = goods.reduce((sum, row) => sum + (row.bearsOrderDiscount ? row.qty * row.unitMinor : 0), 0);
  const associate = associateDiscountOn(goodsMinor, standing);
  const charges = { rows: goods, tax, orderDiscountMinor: associate?.amountMinor ?? 0 };
  const { itemTotal } = computeTotals({ ...charges, shippingMinor: 0 });
  const shipments = shipmentsOf(kinds, cart, rows).map((shipment) => {
    const methods = deliveryKindOf(kinds, shipment).methods(shop, shipment, itemTotal);
    return { shipment, methods, chosen: methods.find(({ code }) => code === shipment.method) ?? methods[0] };
  });
  const shippingMinor = rows.length === 0 ? 0 : shipments.reduce((sum, { chosen }) => sum + (chosen?.priceMinor ?? 0), 0);
  const due = computeTotals({ ...charges, shippingMinor });
  const coverage = coverageOf(cart.tenders, due.remaining);
  const paid = [...coverage.values()].reduce((sum, covered) => sum + covered, 0);
  const amounts = { ...due, remaining: due.remaining - paid };
  return {
    rows: rows.map((row, index) => ({ ...row, amounts: amounts.rows[index] ?? { unitMinor: 0, totalMinor: 0, taxMinor: 0 } })),
    shipments,
    freeShippingFromMinor: freeShippingFrom(kinds, shop, shipments),
    amounts,
    coverage,
    taxIncluded: tax.included,
    associate,
  };
}

function shipmentsOf(
  kinds: DeliveryKinds,
  { shipments }: CartParts,
  rows: readonly Pick<CartRow, 'line' | 'item'>[],
): readonly CartShipment[] {
  const placed = placeItems(
    kinds,
    shipments,
    rows.map(({ line, item }) => ({ id: line.id, item })),
  );
  if (rows.length > 0) return placed.filter(({ items }) => items.length > 0);
  return [shipmentOfKind(kinds, placed, firstKindOf(kinds))];
}

function freeShippingFrom(kinds: DeliveryKinds, shop: ShopContext, shipments: readonly PricedShipment[]): Minor | null {
  const filled = shipments.filter(({ shipment }) => shipment.items.length > 0);
  return filled.map(({ shipment }) => deliveryKindOf(kinds, shipment).freeShippingFrom(shop)).find((least) => least !== null) ?? null;
}
