import type { CustomAmount } from '../catalog/sellable.ts';
import type { CartItem, ItemAvailability, GiftCardBounds } from '#generated/openapi/cart.ts';
import type { ItemPrice } from '#generated/openapi/shared.ts';
import { toWire } from '../money/minor-units.ts';
import { getOwnDiscount, getOwnTotal } from '../money/totals.ts';
import { getDeliveryKind } from '../delivery/delivery-kind-lookup.ts';
import { getShippingOptions, type OptionContext } from './delivery/shipping-options.ts';
import { getUnitsAt } from './delivery/stock-of-lines.ts';
import { getDesign, isCustomDesign } from './lines/same-item.ts';
import type { CartRow, PricedCart } from './pricing/priced-cart.ts';
import { renderOrderPromotion } from './pricing/promotions.ts';
import type { RowChoices } from './lines/row-choices.ts';

/** Stock up to this number counts as low. */
const lowStock = 4;

function getAvailability({ line, sellable, bonus }: CartRow, { kinds, shop, shipment, goods }: ItemContext): ItemAvailability {
  const location = shipment ? getDeliveryKind(kinds, shipment.shipment).getLocation(shop.site.id, shipment.shipment) : shop.site.id;
  const quantity = !sellable || (sellable.unitMinor === null && !bonus) ? 0 : getUnitsAt(goods, location, line.sku);
  if (quantity === 0) return { state: 'OutOfStock', quantity };
  return { state: quantity <= lowStock || quantity < line.qty ? 'LowStock' : 'InStock', quantity };
}

function renderPrice({ line, unitMinor, originalMinor, amounts }: CartRow, choices: RowChoices | undefined, currency: string): ItemPrice {
  const discountMinor = getOwnDiscount(line.qty, unitMinor, amounts);
  return {
    current: toWire(unitMinor, currency),
    original: toWire(originalMinor, currency),
    amount: toWire(unitMinor, currency),
    ...(discountMinor > 0 && { discount: toWire(discountMinor, currency) }),
    rowTotal: toWire(getOwnTotal(amounts), currency),
    highCurrent: toWire(Math.max(choices?.highCurrentMinor ?? 0, unitMinor), currency),
    highOriginal: toWire(Math.max(choices?.highOriginalMinor ?? 0, originalMinor), currency),
  };
}

export interface ItemContext extends OptionContext {
  readonly priced: PricedCart;
  readonly choices: RowChoices | undefined;
}

const renderAmountBounds = ({ minMinor, maxMinor }: CustomAmount, currency: string): GiftCardBounds => ({
  min: toWire(minMinor, currency),
  max: toWire(maxMinor, currency),
});

/** Renders a row in contract form. */
export function renderItem(row: CartRow, itemContext: ItemContext): CartItem {
  const { line, sellable, item, amounts, bonus, promotions } = row;
  const { shop, priced, shipment } = itemContext;
  const { currency } = shop.site;
  const variants = itemContext.choices?.variants ?? [];
  return {
    id: line.id,
    ...item,
    qty: line.qty,
    maxQty: bonus ? line.qty : (sellable?.maxQty ?? line.qty),
    availability: getAvailability(row, itemContext),
    price: renderPrice(row, itemContext.choices, currency),
    shippingOptions: getShippingOptions(row, itemContext),
    ...(shipment && { shippingId: shipment.shipment.id }),
    ...(line.giftOption && { giftOption: line.giftOption }),
    ...(line.giftCardMinor !== undefined && { giftCardAmount: toWire(line.giftCardMinor, currency) }),
    ...(sellable?.customAmount && { giftCardBounds: renderAmountBounds(sellable.customAmount, currency) }),
    bonus: bonus !== undefined,
    ...(bonus && { promotionId: bonus.promotionId }),
    ...(promotions.length > 0 && { promotions: promotions.map(({ id, minor }) => renderOrderPromotion(shop, priced, id, minor)) }),
    isCustoms: isCustomDesign(line),
    ...getDesign(line),
    taxTotal: toWire(amounts.taxMinor, currency),
    ...(variants.length > 1 && { variants: [...variants] }),
  };
}
