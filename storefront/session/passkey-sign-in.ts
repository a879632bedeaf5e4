import { challengeOf, createVerifier } from '#commerce/session/pkce.ts';
import { hostCookieName } from './cookie-name.ts';
import { beginPasskeySignIn as beginCall } from '#generated/calls/begin-passkey-sign-in.ts';
import { signInWithPasskey as signInCall } from '#generated/calls/sign-in-with-passkey.ts';
import type { AuthenticationCredential, PasskeyRequestOptions } from '#generated/openapi/authentication.ts';
import { cookie } from '../request/cookies.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { ShopperSession, SignedIn } from '../request/shopper-session.ts';

/** Seconds: a little longer than a challenge is good for. */
const REMEMBERED = 150;

const VERIFIER = /^[\w-]{43}$/;

/**
 * What this browser asks its shopper for a passkey with. The verifier of the sign-in stays in a cookie that no script reads, so that what is
 * signed elsewhere signs nobody in here; tabs and repeated questions share it.
 */
export async function beginPasskeySignIn(session: ShopperSession, context: RequestContext): Promise<PasskeyRequestOptions> {
  const codeVerifier = verifierOf(context) ?? createVerifier();
  keepVerifier(context, codeVerifier, REMEMBERED);
  return beginCall(session.calls, { body: { origin: context.url.origin, codeChallenge: await challengeOf(codeVerifier) } });
}

/** Signs in whoever the passkey is of. Throws ServiceError where it is refused. */
export async function signInWithPasskey(
  session: ShopperSession,
  context: RequestContext,
  credential: AuthenticationCredential,
): Promise<SignedIn> {
  // Without the cookie any other verifier is refused like one that came too late.
  const codeVerifier = verifierOf(context) ?? createVerifier();
  const codeChallenge = await challengeOf(codeVerifier);
  const { code } = await signInCall(session.calls, { body: { type: 'Registered', codeChallenge, credential } });
  keepVerifier(context, '', 0);
  return session.signIn({ code, codeVerifier });
}

function nameOf({ url, site }: RequestContext): string {
  return hostCookieName(`cairn.passkey.${site.siteId}`, url.protocol === 'https:');
}

function verifierOf(context: RequestContext): string | undefined {
  const kept = context.cookies[nameOf(context)];
  return kept !== undefined && VERIFIER.test(kept) ? kept : undefined;
}

function keepVerifier(context: RequestContext, verifier: string, maxAge: number): void {
  context.responseCookies.set(cookie(nameOf(context), verifier, { maxAge, httpOnly: true, secure: context.url.protocol === 'https:' }));
}
