import { createShopContext } from '#backend/sites/shop-site.ts';
import type { FavoriteRulesOf } from '#backend/wishlists/favorite-rules.ts';
import type { Settings } from '#settings/create-settings.ts';

/** Reads the settings of a site; they are the same in all its languages. */
export function createFavoriteRules(settings: Settings): FavoriteRulesOf {
  return (site) => {
    const { locale } = createShopContext(site, site.languages[0]);
    const { features, favorites } = settings.of({ locale, brand: site.brand, siteId: site.id });
    return { enabled: features.favorites, maxLists: favorites.maxLists, maxItems: favorites.maxItems };
  };
}
