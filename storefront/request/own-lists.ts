import type { RequestContext } from './request-context.ts';

type Facts = Pick<RequestContext, 'services' | 'site' | 'session'>;

/** Whether this visitor can have favorites. They belong to a customer's own account, so that an employee has none. */
export function hasFavorites({ services, site, session }: Facts): boolean {
  return session.staff === undefined && services.settings.of(site).features.favorites;
}

/** Whether this visitor can save items of the cart for later; the same holds. */
export function savesForLater({ services, site, session }: Facts): boolean {
  return session.staff === undefined && services.settings.of(site).cart.savesForLater;
}
