import { createNotFoundError } from '../router/call-error.ts';
import type { ShopSite } from '../sites/shop-site.ts';

/** Limits of a site. */
export interface FavoriteRules {
  /** If false, all calls are rejected. */
  readonly enabled: boolean;
  /** Maximum number of lists per customer and site. */
  readonly maxLists: number;
  /** Maximum number of favorites per customer and site, in all lists. */
  readonly maxItems: number;
}

export type FavoriteRulesOf = (site: ShopSite) => FavoriteRules;

export const standardFavoriteRules: FavoriteRules = { enabled: true, maxLists: 20, maxItems: 500 };

/** @throws CallError 404 API404 if the site has no favorites */
export function assertFavorites(rulesOf: FavoriteRulesOf, site: ShopSite): FavoriteRules {
  const rules = rulesOf(site);
  if (!rules.enabled) throw createNotFoundError(`${site.id} has no favorites.`);
  return rules;
}
