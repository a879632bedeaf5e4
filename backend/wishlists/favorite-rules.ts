import { notFound } from '../router/call-error.ts';
import type { ShopSite } from '../sites/shop-site.ts';

/** Limits of a site. */
export interface FavoriteRules {
  /** Calls are rejected where it is false. */
  readonly enabled: boolean;
  /** Lists of a customer on a site. */
  readonly maxLists: number;
  /** Favorites of a customer on a site, in all lists. */
  readonly maxItems: number;
}

export type FavoriteRulesOf = (site: ShopSite) => FavoriteRules;

export const standardFavoriteRules: FavoriteRules = { enabled: true, maxLists: 20, maxItems: 500 };

/** @throws CallError 404 API404 where the site has no favorites. */
export function assertFavorites(rulesOf: FavoriteRulesOf, site: ShopSite): FavoriteRules {
  const rules = rulesOf(site);
  if (!rules.enabled) throw notFound(`${site.id} has no favorites.`);
  return rules;
}
