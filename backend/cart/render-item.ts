import type { CartItem, ItemAvailability, ShippingOption } from '#generated/openapi/cart.ts';
import type { ItemPrice } from '#generated/openapi/shared.ts';
import { toWire } from '../money/minor-units.ts';
import { ownTotalOf } from '../money/totals.ts';
import type { FavoriteStore } from './favorite-store.ts';
import type { ShopContext } from '../sites/shop-site.ts';
import type { CartRow, PricedCart, PricedShipment } from './pricing/priced-cart.ts';
import { orderPromotionOf } from './pricing/promotions.ts';
import type { RowChoices } from './lines/row-choices.ts';
import { pickupMethod, renderMethod } from '../delivery/shipping-methods.ts';

/** At most so many units are few. */
const few = 4;

function availabilityOf({ line, sellable, bonus }: CartRow): ItemAvailability {
  const quantity = sellable?.unitMinor === null && !bonus ? 0 : (sellable?.stock ?? 0);
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
  readonly shop: ShopContext;
  readonly priced: PricedCart;
  readonly shipment: PricedShipment | undefined;
  readonly choices: RowChoices | undefined;
  readonly store: FavoriteStore | undefined;
}

function optionsOf(row: CartRow, available: boolean, around: ItemSurroundings): ShippingOption[] {
  const { shipment, store, shop } = around;
  const { currency } = shop.site;
  const delivered = (shipment?.methods ?? []).map((method) => ({
    selected: method.code === shipment?.chosen?.code,
    available,
    shippingMethod: renderMethod(method, currency),
  }));
  if (!store || row.item.isDigitalProduct) return delivered;
  // What the store has is told; that it can be picked up there is not offered yet, so it is not available.
  const storeInfo = { id: store.id, name: store.name, storeInventory: store.units.get(row.line.sku) ?? 0 };
  return [
    ...delivered,
    { selected: false, available: false, shippingMethod: renderMethod(pickupMethod(shop.locale), currency), storeInfo },
  ];
}

/** A row as the contract writes it. */
export function renderItem(row: CartRow, around: ItemSurroundings): CartItem {
  const { line, sellable, item, amounts, bonus, promotions } = row;
  const { shop, priced } = around;
  const { currency } = shop.site;
  const availability = availabilityOf(row);
  const variants = around.choices?.variants ?? [];
  return {
    id: line.id,
    ...item,
    qty: line.qty,
    maxQty: bonus ? line.qty : (sellable?.maxQty ?? line.qty),
    availability,
    price: renderPrice(row, around.choices, currency),
    shippingOptions: optionsOf(row, availability.quantity > 0, around),
    ...(line.giftOption && { giftOption: line.giftOption }),
    bonus: bonus !== undefined,
    ...(bonus && { promotionId: bonus.promotionId }),
    ...(promotions.length > 0 && { promotions: promotions.map(({ id, minor }) => orderPromotionOf(shop, priced, id, minor)) }),
    isCustoms: false,
    taxTotal: toWire(amounts.taxMinor, currency),
    ...(variants.length > 1 && { variants: [...variants] }),
  };
}
