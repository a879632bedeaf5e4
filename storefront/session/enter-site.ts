import { challengeOf, createVerifier } from '#commerce/session/pkce.ts';
import { createSiteCode } from '#generated/calls/create-site-code.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { ShopperSession, SignedIn } from '../request/shopper-session.ts';
import type { Site } from '../site/site.ts';

const unchanged: SignedIn = { hasMoreInCart: false };

/**
 * Signs the shopper in on the request's site, as on the site of the brand that they come from. Each site keeps its own cookies: the one
 * issues a code for the other, whose verifier never leaves this request. Somebody who has signed in on this site already stays who they are.
 * Never rejects: without an answer the shopper is a guest here.
 */
export async function enterSite(context: RequestContext, from: Site): Promise<SignedIn> {
  const { site, session, services } = context;
  const source = context.sessionOn(from);
  if (source.customerId === undefined || from.siteId === site.siteId || (await isSignedIn(session))) return unchanged;
  try {
    const codeVerifier = createVerifier();
    const body = { siteId: site.siteId, codeChallenge: await challengeOf(codeVerifier) };
    const { code } = await createSiteCode(source.calls, { body });
    return await session.signIn({ code, codeVerifier });
  } catch (error) {
    services.log.warn('[cairn] [session] no session on the other site', { reason: String(error), from: from.siteId, to: site.siteId });
    return unchanged;
  }
}

/** The cookies alone may be those of a session that has ended; a refused call removes them. */
async function isSignedIn(session: ShopperSession): Promise<boolean> {
  if (session.customerId === undefined) return false;
  return session.profile().then(
    () => true,
    () => false,
  );
}
