import type { DoorOptions } from '../door/door.ts';
import { createShopRefusals } from '../door/refusals.ts';
import { createTrustedProxies } from '../door/trusted-proxies.ts';
import { sites } from '#storefront/site/sites.ts';

/** The door of a shop on this machine, behind proxies on it. */
export function openDoor(changes: Partial<DoorOptions> = {}): DoorOptions {
  const hosts = sites.brands.flatMap((brand) => brand.hosts);
  return { hosts, isDevelopment: false, trustsProxy: createTrustedProxies(['loopback']), refuse: createShopRefusals(sites), ...changes };
}
