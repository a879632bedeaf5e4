import type { RelyingParties } from '#backend/authentication/passkeys/relying-party.ts';
import type { SiteConfiguration } from '#storefront/site/configuration.ts';

/** Names that browsers take for this machine, and trust without TLS. */
const isLocal = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost');

/**
 * Whom passkeys are for, by the shop's host names: for the shortest name of the brand that the page's own is or is below, so that
 * www.shop.example and shop.example share them. On this machine each name has its own. Nowhere else are there any.
 */
export function relyingPartiesOf({ brands }: Pick<SiteConfiguration, 'brands'>): RelyingParties {
  const hostsOf = new Map(brands.map(({ id, hosts }) => [id, hosts]));
  return ({ brand, brandName: name }, origin) => {
    // The contract's pattern allows ports that no URL has.
    const url = URL.parse(origin);
    if (!url) return undefined;
    const { protocol, hostname } = url;
    if (isLocal(hostname)) return { id: hostname, name };
    if (protocol !== 'https:') return undefined;
    const named = (hostsOf.get(brand) ?? []).filter((host) => hostname === host || hostname.endsWith(`.${host}`));
    if (!named.includes(hostname)) return undefined;
    const [id] = named.toSorted((a, b) => a.length - b.length);
    return id === undefined ? undefined : { id, name };
  };
}
