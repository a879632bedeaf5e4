import type { DoorOptions } from '../door/door.ts';
import { createShopRefusals } from '../door/refusals.ts';
import { createTrustedProxies } from '../door/trusted-proxies.ts';
import { sites } from '#storefront/site/sites.ts';

/** Options of the request guard for a local shop behind local proxies. */
export function openDoor(changes: Partial<DoorOptions> = {}): DoorOptions {
  const hosts = sites.brands.flatMap((brand) => brand.hosts);
  return { hosts, isDevelopment: false, trustsProxy: createTrustedProxies(['loopback']), refuse: createShopRefusals(sites), ...changes };
}
