import type { RequestGuardOptions } from '../ingress/request-guard.ts';
import { createShopErrors } from '../ingress/error-responses.ts';
import { createTrustedProxies } from '../ingress/trusted-proxies.ts';
import { sites } from '#storefront/site/sites.ts';

/** Options of the request guard for a local shop behind local proxies. */
export function createTestGuardOptions(changes: Partial<RequestGuardOptions> = {}): RequestGuardOptions {
  const hosts = sites.brands.flatMap((brand) => brand.hosts);
  return {
    hosts,
    isDevelopment: false,
    trustsProxy: createTrustedProxies(['loopback']),
    createErrorResponse: createShopErrors(sites),
    ...changes,
  };
}
