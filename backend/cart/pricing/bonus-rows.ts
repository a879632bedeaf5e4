import { hash } from 'node:crypto';
import type { Sellables } from '../../catalog/sellable.ts';
import type { BonusItem } from '../../promotions/engine/result.ts';
import { describeItem } from '../lines/describe-item.ts';
import type { CartRow, PricedShipment } from './priced-cart.ts';

/** The itemId of a gift, stable as long as the promotion grants it. A digest, because names and SKUs together may be too long. */
function createBonusId({ promotionId, sku }: BonusItem): string {
  return `bonus-${hash('sha256', `${promotionId} ${sku}`).slice(0, 32)}`;
}

/** Rows of the gifts. They are computed with the price of a cart and not stored. */
export function createBonusRows(gifts: readonly BonusItem[], sellables: Sellables): readonly Omit<CartRow, 'amounts'>[] {
  return gifts.flatMap((gift) => {
    const sellable = sellables.get(gift.sku);
    if (!sellable) return [];
    const item = describeItem(sellable);
    const line = { id: createBonusId(gift), sku: gift.sku, qty: gift.qty, shownMinor: 0, description: item };
    const originalMinor = sellable.originalMinor ?? sellable.unitMinor ?? 0;
    return [{ line, sellable, item, unitMinor: 0, originalMinor, promotions: [], bonus: gift }];
  });
}

/** Adds the gifts to the first shipment that can deliver gifts. */
export function addGiftsToShipments(
  shipments: readonly PricedShipment[],
  gifts: readonly Pick<CartRow, 'line'>[],
  bringsGifts: (shipment: PricedShipment) => boolean,
): readonly PricedShipment[] {
  const carrier = gifts.length === 0 ? undefined : shipments.find(bringsGifts);
  return shipments.map((priced) => {
    if (priced !== carrier) return priced;
    const { shipment } = priced;
    return { ...priced, shipment: { ...shipment, items: [...shipment.items, ...gifts.map(({ line }) => line.id)] } };
  });
}
