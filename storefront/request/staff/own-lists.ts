import type { RequestContext } from '../request-context.ts';

type Facts = Pick<RequestContext, 'services' | 'site' | 'session'>;

/** Returns true if the visitor can have favorites, which belong to a customer's own account. */
export function hasFavorites({ services, site, session }: Facts): boolean {
  return session.staff === undefined && services.settings.of(site).features.favorites;
}

/** Returns true if the visitor can save cart items for later; employees cannot. */
export function canSaveForLater({ services, site, session }: Facts): boolean {
  return session.staff === undefined && services.settings.of(site).cart.savesForLater;
}
