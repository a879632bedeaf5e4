import type { CartItem, ItemAvailability, ShippingOption } from '#generated/openapi/cart.ts';
import type { ItemPrice } from '#generated/openapi/shared.ts';
import { toWire } from '../money/minor-units.ts';
import { ownTotalOf } from '../money/totals.ts';
import type { FavoriteStore } from './favorite-store.ts';
import type { CartRow, PricedShipment } from './pricing/price-cart.ts';
import type { RowChoices } from './lines/row-choices.ts';
import { pickupMethod, renderMethod } from '../delivery/shipping-methods.ts';

/** At most so many units are few. */
const few = 4;

function availabilityOf({ line, sellable }: CartRow): ItemAvailability {
  const quantity = sellable?.unitMinor === null ? 0 : (sellable?.stock ?? 0);
  if (quantity === 0) return { state: 'OutOfStock', quantity };
  return { state: quantity <= few || quantity < line.qty ? 'LowStock' : 'InStock', quantity };
}

function renderPrice({ unitMinor, originalMinor, amounts }: CartRow, choices: RowChoices | undefined, currency: string): ItemPrice {
  return {
    current: toWire(unitMinor, currency),
    original: toWire(originalMinor, currency),
    amount: toWire(amounts.unitMinor, currency),
    rowTotal: toWire(ownTotalOf(amounts), currency),
    highCurrent: toWire(Math.max(choices?.highCurrentMinor ?? 0, unitMinor), currency),
    highOriginal: toWire(Math.max(choices?.highOriginalMinor ?? 0, originalMinor), currency),
  };
}

export interface ItemSurroundings {
  readonly currency: string;
  readonly locale: string;
  readonly shipment: PricedShipment | undefined;
  readonly choices: RowChoices | undefined;
  readonly store: FavoriteStore | undefined;
}

function optionsOf(row: CartRow, available: boolean, around: ItemSurroundings): ShippingOption[] {
  const { shipment, store, currency, locale } = around;
  const delivered = (shipment?.methods ?? []).map((method) => ({
    selected: method.code === shipment?.chosen?.code,
    available,
    shippingMethod: renderMethod(method, currency),
  }));
  if (!store || row.item.isDigitalProduct) return delivered;
  // What the store has is told; that it can be picked up there is not offered yet, so it is not available.
  const storeInfo = { id: store.id, name: store.name, storeInventory: store.units.get(row.line.sku) ?? 0 };
  return [...delivered, { selected: false, available: false, shippingMethod: renderMethod(pickupMethod(locale), currency), storeInfo }];
}

/** A row as the contract writes it. */
export function renderItem(row: CartRow, around: ItemSurroundings): CartItem {
  const { line, sellable, item, amounts } = row;
  const availability = availabilityOf(row);
  const variants = around.choices?.variants ?? [];
  return {
    id: line.id,
    ...item,
    qty: line.qty,
    maxQty: sellable?.maxQty ?? line.qty,
    availability,
    price: renderPrice(row, around.choices, around.currency),
    shippingOptions: optionsOf(row, availability.quantity > 0, around),
    ...(line.giftOption && { giftOption: line.giftOption }),
    bonus: false,
    isCustoms: false,
    taxTotal: toWire(amounts.taxMinor, around.currency),
    ...(variants.length > 1 && { variants: [...variants] }),
  };
}
