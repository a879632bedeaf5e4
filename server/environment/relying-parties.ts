import type { RelyingParties } from '#backend/authentication/passkeys/relying-party.ts';
import type { SiteConfiguration } from '#storefront/site/configuration.ts';

/** Names that browsers resolve to this machine and trust without TLS. */
const isLocal = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost');

/**
 * Relying party of passkeys by the page's host name: the brand's shortest host name that equals or contains it, so that www.shop.example
 * and shop.example share passkeys. On this machine each name has its own; other hosts have none.
 */
export function createRelyingParties({ brands }: Pick<SiteConfiguration, 'brands'>): RelyingParties {
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
