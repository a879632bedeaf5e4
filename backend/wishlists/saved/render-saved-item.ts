import type { SavedItem } from '#generated/openapi/wishlists.ts';
import { describeItem } from '../../cart/lines/describe-item.ts';
import { getUnitPrice } from '../../cart/lines/gift-card-line.ts';
import type { StoredSavedItem } from '../../cart/saved-items/add-saved-item.ts';
import type { Sellable } from '../../catalog/sellable.ts';
import { toWire } from '../../money/minor-units.ts';

export type ShownSavedItem = Omit<StoredSavedItem, 'saved_at'>;

/** Renders a saved item in the contract's format: with current data while the site sells it, otherwise as saved. */
export function renderSavedItem(saved: ShownSavedItem, sellable: Sellable | undefined, currency: string): SavedItem {
  const { sku, productId, name, color, size, fitType, productImageURL } = sellable ? describeItem(sellable) : saved.description;
  const chosenMinor = saved.gift_card_minor ?? undefined;
  const unitMinor = sellable ? getUnitPrice({ giftCardMinor: chosenMinor }, sellable) : null;
  const availableQty = unitMinor === null ? 0 : (sellable?.stock ?? 0);
  const current = unitMinor === null ? undefined : toWire(unitMinor, currency);
  const original = toWire(chosenMinor ?? sellable?.originalMinor ?? unitMinor ?? 0, currency);
  return {
    itemId: saved.id,
    sku,
    productId,
    name,
    ...(color && { color }),
    ...(size && { size }),
    ...(fitType && { fitType }),
    qty: saved.qty,
    ...(sellable && { pageUrl: sellable.pdpUrl }),
    productImageURL,
    ...(current !== undefined && { price: { current, original, lowCurrent: current, highCurrent: current, currency } }),
    priceWhenSaved: toWire(saved.saved_minor, currency),
    available: availableQty > 0,
    availableQty,
    ...(saved.gift_option && { giftOption: saved.gift_option }),
    ...(chosenMinor !== undefined && { giftCardAmount: toWire(chosenMinor, currency) }),
  };
}
