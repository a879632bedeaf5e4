import type { LinkOrigin } from '#backend/sites/shop-site.ts';
import { sites } from '#storefront/site/sites.ts';
import type { Environment } from './environment.ts';
import { isLoopback } from './keys.ts';

/** Where links in mails lead: to the brand's name of SHOP_HOSTS, to this machine's own shop where nobody else reaches it, else to the site's own. */
export function linkOriginOf({ shopHosts, listenHost, port }: Pick<Environment, 'shopHosts' | 'listenHost' | 'port'>): LinkOrigin {
  const named = shopHosts.map((entry) => entry.split('=').toReversed());
  return ({ brand, origin }) => {
    const [host] = named.find(([, of = sites.defaultBrand]) => of === brand) ?? [];
    if (host !== undefined) return `${isLoopback(host.replace(/:\d+$/, '')) ? 'http' : 'https'}://${host.toLowerCase()}`;
    if (!isLoopback(listenHost) || shopHosts.length > 0) return origin;
    return `http://${brand === sites.defaultBrand ? '' : `${brand}.`}localhost:${port}`;
  };
}
