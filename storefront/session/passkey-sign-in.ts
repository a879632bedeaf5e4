import { createChallenge, createVerifier } from '#commerce/session/pkce.ts';
import { getHostCookieName } from './cookie-name.ts';
import { beginPasskeySignIn as beginCall } from '#generated/calls/begin-passkey-sign-in.ts';
import { signInWithPasskey as signInCall } from '#generated/calls/sign-in-with-passkey.ts';
import type { AuthenticationCredential, PasskeyRequestOptions } from '#generated/openapi/authentication.ts';
import { serializeCookie } from '../request/cookies.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { ShopperSession, SignedIn } from '../request/shopper-session.ts';

/** Seconds; slightly longer than a challenge is valid. */
const REMEMBERED = 150;

const VERIFIER = /^[\w-]{43}$/;

/**
 * Returns the options of a passkey sign-in. Its verifier is stored in an HTTP-only cookie, so that a credential signed elsewhere does not
 * work here; tabs and retries share it.
 */
export async function beginPasskeySignIn(session: ShopperSession, context: RequestContext): Promise<PasskeyRequestOptions> {
  const codeVerifier = getVerifier(context) ?? createVerifier();
  storeVerifier(context, codeVerifier, REMEMBERED);
  return beginCall(session.calls, { body: { origin: context.url.origin, codeChallenge: await createChallenge(codeVerifier) } });
}

/** Signs in with a passkey. Throws ServiceError if the credential is rejected. */
export async function signInWithPasskey(
  session: ShopperSession,
  context: RequestContext,
  credential: AuthenticationCredential,
): Promise<SignedIn> {
  // Without the cookie a new verifier is rejected like an expired one.
  const codeVerifier = getVerifier(context) ?? createVerifier();
  const codeChallenge = await createChallenge(codeVerifier);
  const { code } = await signInCall(session.calls, { body: { type: 'Registered', codeChallenge, credential } });
  storeVerifier(context, '', 0);
  return session.signIn({ code, codeVerifier });
}

function getCookieName({ url, site }: RequestContext): string {
  return getHostCookieName(`cairn.passkey.${site.siteId}`, url.protocol === 'https:');
}

function getVerifier(context: RequestContext): string | undefined {
  const stored = context.cookies[getCookieName(context)];
  return stored !== undefined && VERIFIER.test(stored) ? stored : undefined;
}

function storeVerifier(context: RequestContext, verifier: string, maxAge: number): void {
  context.responseCookies.set(
    serializeCookie(getCookieName(context), verifier, { maxAge, httpOnly: true, secure: context.url.protocol === 'https:' }),
  );
}
