import { badRequest } from '../../router/call-error.ts';
import type { ShopSite } from '../../sites/shop-site.ts';

/** Whom a passkey is for (WebAuthn's relying party). */
export interface RelyingParty {
  /** A host name: the page's own, or one that it is below. */
  readonly id: string;
  readonly name: string;
}

/** For a page of a site; undefined for an origin that has none of its pages, or cannot have passkeys. */
export type RelyingParties = (site: ShopSite, origin: string) => RelyingParty | undefined;

/** A site's own origin alone. */
export const ownRelyingParty: RelyingParties = ({ origin: own, brandName }, origin) =>
  origin === own ? { id: new URL(own).hostname, name: brandName } : undefined;

/** Throws 400 for an origin that has none of the site's pages. */
export function relyingPartyOf(relyingParties: RelyingParties, site: ShopSite, origin: string): RelyingParty {
  const found = relyingParties(site, origin);
  if (!found) throw badRequest([`body.origin: ${site.brandName} has no passkeys there`]);
  return found;
}
