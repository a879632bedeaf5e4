import type { RequestContext } from '../request-context.ts';

type Facts = Pick<RequestContext, 'services' | 'site' | 'session'>;

/** True if the visitor can have favorites. They belong to a customer's own account, so employees have none. */
export function hasFavorites({ services, site, session }: Facts): boolean {
  return session.staff === undefined && services.settings.of(site).features.favorites;
}

/** True if the visitor can save items of the cart for later, with the same limit. */
export function savesForLater({ services, site, session }: Facts): boolean {
  return session.staff === undefined && services.settings.of(site).cart.savesForLater;
}
