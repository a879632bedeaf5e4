import type { SavedItemsLimit } from '#backend/cart/saved-items/saved-items-ports.ts';
import { createShopContext } from '#backend/sites/shop-site.ts';
import type { Settings } from '#settings/create-settings.ts';

/** Reads the limit from the settings of each site. It is the same in all its languages. */
export function createSavedItemsLimit(settings: Settings): SavedItemsLimit {
  return (site) => {
    const { locale } = createShopContext(site, site.languages[0]);
    return settings.of({ locale, brand: site.brand, siteId: site.id }).cart.savedForLaterLimit;
  };
}
