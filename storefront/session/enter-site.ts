import { createChallenge, createVerifier } from '#commerce/session/pkce.ts';
import { createSiteCode } from '#generated/calls/create-site-code.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { ShopperSession, SignedIn } from '../request/shopper-session.ts';
import type { Site } from '../site/site.ts';

const unchanged: SignedIn = { hasMoreInCart: false };

/**
 * Signs the shopper in on the request's site by a code of the site that they come from. The code's verifier never leaves this request; an
 * existing session stays. Never rejects: after an error the shopper is a guest here.
 */
export async function enterSite(context: RequestContext, from: Site): Promise<SignedIn> {
  const { site, session, services } = context;
  const source = context.sessionOn(from);
  // An employee's session is valid on one site only.
  if (source.customerId === undefined || source.staff || session.staff || from.siteId === site.siteId || (await isSignedIn(session)))
    return unchanged;
  try {
    const codeVerifier = createVerifier();
    const body = { siteId: site.siteId, codeChallenge: await createChallenge(codeVerifier) };
    const { code } = await createSiteCode(source.calls, { body });
    return await session.signIn({ code, codeVerifier });
  } catch (error) {
    services.log.warn('[cairn] [session] no session on the other site', { reason: String(error), from: from.siteId, to: site.siteId });
    return unchanged;
  }
}

/** The cookies may be those of an expired session; a rejected request then removes them. */
async function isSignedIn(session: ShopperSession): Promise<boolean> {
  if (session.customerId === undefined) return false;
  return session.profile().then(
    () => true,
    () => false,
  );
}
