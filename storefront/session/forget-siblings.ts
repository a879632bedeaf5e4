import type { SessionTokens } from '#commerce/session/tokens.ts';
import type { RequestContext } from '../request/request-context.ts';
import { findSiteOfBrand, type Site } from '../site/site.ts';
import { createSessionCookies, readSession } from './session-cookies.ts';

/** Removes the cookies of sessions on the brand's other sites with the same usid, which have ended together. */
export function forgetSiblings(context: RequestContext, site: Site, { usid }: SessionTokens): void {
  const { brand, services, responseCookies } = context;
  const others = new Set(brand.locales.flatMap((locale) => findSiteOfBrand(services.sites, brand, locale)?.siteId ?? []));
  others.delete(site.siteId);
  for (const siteId of others) {
    const { tokens } = readSession(context, siteId);
    if (usid === undefined || tokens.usid !== usid) continue;
    const cookies = createSessionCookies(responseCookies, context, siteId);
    cookies.forgetTokens();
    cookies.forgetCart();
    cookies.forgetFavorites();
  }
}
