import type { SiteConfiguration } from '#storefront/site/configuration.ts';
import { sites as configured } from '#storefront/site/sites.ts';
import { createTrustedProxies } from '../ingress/trusted-proxies.ts';
import { createShopErrors } from '../ingress/error-responses.ts';
import type { RequestGuardOptions } from '../ingress/request-guard.ts';
import { EnvironmentError, type Environment } from './environment.ts';

/**
 * The shop's sites with the host names that the environment adds.
 * @throws EnvironmentError
 */
export function getShopSites({ shopHosts }: Pick<Environment, 'shopHosts'>): SiteConfiguration {
  const added = shopHosts.map((entry) => {
    const [host = '', brand = configured.defaultBrand] = entry.split('=').toReversed();
    if (!configured.brands.some(({ id }) => id === brand))
      throw new EnvironmentError([{ setting: 'SHOP_HOSTS', message: `unknown brand "${brand}"` }]);
    return { brand, name: host.toLowerCase().replace(/:\d+$/, '') };
  });
  const brands = configured.brands.map((brand) => ({
    ...brand,
    hosts: [...brand.hosts, ...added.filter((host) => host.brand === brand.id).map(({ name }) => name)],
  }));
  return { ...configured, brands };
}

/** Options of the request guard for a shop with these sites. */
export function getRequestGuardOptions(
  sites: SiteConfiguration,
  { shopHosts, trustedProxies }: Environment,
  isDevelopment: boolean,
): RequestGuardOptions {
  const named = shopHosts.map((entry) => entry.toLowerCase().replace(/^.*=/, ''));
  return {
    hosts: [...new Set([...sites.brands.flatMap(({ hosts }) => hosts), ...named])],
    isDevelopment,
    trustsProxy: createTrustedProxies(trustedProxies),
    createErrorResponse: createShopErrors(sites),
  };
}
