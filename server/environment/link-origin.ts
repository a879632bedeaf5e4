import type { LinkOrigin } from '#backend/sites/shop-site.ts';
import { sites } from '#storefront/site/sites.ts';
import type { Environment } from './environment.ts';
import { isLoopback } from './keys.ts';

/** Origin of links in mails: the brand's name in SHOP_HOSTS, the local shop if no other machine can reach it, or the site's own. */
export function createLinkOrigin({ shopHosts, listenHost, port }: Pick<Environment, 'shopHosts' | 'listenHost' | 'port'>): LinkOrigin {
  const named = shopHosts.map((entry) => entry.split('=').toReversed());
  return ({ brand, origin }) => {
    const [host] = named.find(([, of = sites.defaultBrand]) => of === brand) ?? [];
    if (host !== undefined) return `${isLoopback(host.replace(/:\d+$/, '')) ? 'http' : 'https'}://${host.toLowerCase()}`;
    if (!isLoopback(listenHost) || shopHosts.length > 0) return origin;
    return `http://${brand === sites.defaultBrand ? '' : `${brand}.`}localhost:${port}`;
  };
}
