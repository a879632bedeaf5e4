import type { Sellables } from '../../catalog/sellable.ts';
import type { DeliveryKinds } from '../../delivery/delivery-kind.ts';
import { getEmail } from '../../delivery/destinations.ts';
import { getDeliveryKind } from '../../delivery/delivery-kind-lookup.ts';
import { getMailbox } from '../../promotions/counters/counter.ts';
import type { FactGift, FactLine, FactShipment, PromotionFacts } from '../../promotions/engine/facts.ts';
import type { PreparedPromotions } from '../../promotions/engine/prepare-promotions.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { CartContents } from '../cart-record.ts';
import { computeAssociateDiscount } from './associate-discount.ts';
import type { KnownPeople } from './known-people.ts';
import type { CartRow, PricedShipment } from './priced-cart.ts';
import type { PriceFacts } from './price-facts.ts';

type Row = Pick<CartRow, 'line' | 'sellable' | 'item' | 'unitMinor' | 'originalMinor'>;

function toPromotionLine({ line, sellable, item, unitMinor, originalMinor }: Row, shipments: readonly PricedShipment[]): FactLine {
  return {
    id: line.id,
    styleId: item.masterId,
    categoryIds: sellable?.categoryIds ?? [],
    qty: line.qty,
    unitMinor,
    isReduced: unitMinor < originalMinor,
    // A gift card is money and is sold at face value.
    takesPromotions: !item.isDigitalProduct,
    shipmentId: shipments.find(({ shipment }) => shipment.items.includes(line.id))?.shipment.id ?? '',
  };
}

function toPromotionShipment(kinds: DeliveryKinds, { shipment, methods, chosen }: PricedShipment): FactShipment {
  const { id, kind } = shipment;
  return { id, delivery: kind, bringsGifts: getDeliveryKind(kinds, shipment).canIncludeGifts, methods, chosen: chosen?.code };
}

/** Stock of gifts on the site, minus the units in the cart's lines. */
function getGiftStock({ givers }: PreparedPromotions, sellables: Sellables, rows: readonly Row[]): ReadonlyMap<string, FactGift> {
  const skus = new Set(givers.flatMap(({ reward }) => reward.skus));
  return new Map(
    [...skus].flatMap((sku) => {
      const sellable = sellables.get(sku);
      if (!sellable || sellable.digital) return [];
      const taken = rows.reduce((sum, { line }) => sum + (line.sku === sku ? line.qty : 0), 0);
      return [[sku, { stock: Math.max(0, sellable.stock - taken), valueMinor: sellable.unitMinor ?? 0 }] as const];
    }),
  );
}

/** True if the cart's email address or its account has orders. */
const isKnownPerson = (email: string | undefined, known: KnownPeople | undefined): boolean =>
  known !== undefined && (known.isCustomerKnown || (email !== undefined && known.mailboxes.has(getMailbox(email))));

/** Converts a cart for the promotion engine. */
export function createPromotionFacts(
  kinds: DeliveryKinds,
  { locale }: ShopContext,
  cart: CartContents,
  rows: readonly Row[],
  shipments: readonly PricedShipment[],
  { sellables, standing, promotions, segments, known, now }: PriceFacts,
): PromotionFacts {
  const { coupons, bonusChoices } = cart;
  return {
    at: now,
    locale,
    segments: isKnownPerson(getEmail(kinds, cart), known) ? segments.difference(new Set(['new-customer'])) : segments,
    lines: rows.map((row) => toPromotionLine(row, shipments)),
    shipments: shipments.map((shipment) => toPromotionShipment(kinds, shipment)),
    coupons,
    bonusChoices,
    gifts: getGiftStock(promotions, sellables, rows),
    ...(standing && { furtherOrderDiscount: (goodsMinor: number) => computeAssociateDiscount(goodsMinor, standing)?.amountMinor ?? 0 }),
  };
}
