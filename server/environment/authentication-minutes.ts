import type { AuthenticationMinutes } from '#backend/orders/authentication/authentication-minutes.ts';
import { createShopContext } from '#backend/sites/shop-site.ts';
import type { Settings } from '#settings/create-settings.ts';

/** Reads the minutes of a site from its settings; they are the same in all its languages. */
export function createAuthenticationMinutes(settings: Settings): AuthenticationMinutes {
  return (site) => {
    const { locale } = createShopContext(site, site.languages[0]);
    return settings.of({ locale, brand: site.brand, siteId: site.id }).checkout.authenticationMinutes;
  };
}
