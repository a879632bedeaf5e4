import { createBadRequestError } from '../../router/call-error.ts';
import type { ShopSite } from '../../sites/shop-site.ts';

/** The WebAuthn relying party. */
export interface RelyingParty {
  /** A host name: the page's own, or a parent domain of it. */
  readonly id: string;
  readonly name: string;
}

/** The relying party for a page of a site; undefined for an origin outside the site or without passkey support. */
export type RelyingParties = (site: ShopSite, origin: string) => RelyingParty | undefined;

/** Accepts only the site's own origin. */
export const getOwnRelyingParty: RelyingParties = ({ origin: own, brandName }, origin) =>
  origin === own ? { id: new URL(own).hostname, name: brandName } : undefined;

/** @throws CallError 400 for an origin outside the site. */
export function getRelyingParty(relyingParties: RelyingParties, site: ShopSite, origin: string): RelyingParty {
  const found = relyingParties(site, origin);
  if (!found) throw createBadRequestError([`body.origin: ${site.brandName} has no passkeys there`]);
  return found;
}
