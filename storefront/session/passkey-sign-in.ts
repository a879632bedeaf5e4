import { challengeOf, createVerifier } from '#commerce/session/pkce.ts';
import { hostCookieName } from './cookie-name.ts';
import { beginPasskeySignIn as beginCall } from '#generated/calls/begin-passkey-sign-in.ts';
import { signInWithPasskey as signInCall } from '#generated/calls/sign-in-with-passkey.ts';
import type { AuthenticationCredential, PasskeyRequestOptions } from '#generated/openapi/authentication.ts';
import { cookie } from '../request/cookies.ts';
import type { RequestFacts } from '../request/request.ts';
import { responseCookies } from '../request/response-cookies.ts';
import type { ShopperSession, SignedIn } from './shopper-session.ts';

/** Seconds: a little longer than a challenge is good for. */
const REMEMBERED = 150;

const VERIFIER = /^[\w-]{43}$/;

/**
 * What this browser asks its shopper for a passkey with. The verifier of the sign-in stays in a cookie that no script reads, so that what is
 * signed elsewhere signs nobody in here; tabs and repeated questions share it.
 */
export async function beginPasskeySignIn(session: ShopperSession, facts: RequestFacts): Promise<PasskeyRequestOptions> {
  const codeVerifier = verifierOf(facts) ?? createVerifier();
  keepVerifier(facts, codeVerifier, REMEMBERED);
  return beginCall(session.calls, { body: { origin: facts.url.origin, codeChallenge: await challengeOf(codeVerifier) } });
}

/** Signs in whoever the passkey is of. Throws ServiceError where it is refused. */
export async function signInWithPasskey(
  session: ShopperSession,
  facts: RequestFacts,
  credential: AuthenticationCredential,
): Promise<SignedIn> {
  // Without the cookie any other verifier is refused like one that came too late.
  const codeVerifier = verifierOf(facts) ?? createVerifier();
  const codeChallenge = await challengeOf(codeVerifier);
  const { code } = await signInCall(session.calls, { body: { type: 'Registered', codeChallenge, credential } });
  keepVerifier(facts, '', 0);
  return session.signIn({ code, codeVerifier });
}

function nameOf({ url, site }: RequestFacts): string {
  return hostCookieName(`cairn.passkey.${site.siteId}`, url.protocol === 'https:');
}

function verifierOf(facts: RequestFacts): string | undefined {
  const kept = facts.cookies[nameOf(facts)];
  return kept !== undefined && VERIFIER.test(kept) ? kept : undefined;
}

function keepVerifier(facts: RequestFacts, verifier: string, maxAge: number): void {
  responseCookies(facts).set(cookie(nameOf(facts), verifier, { maxAge, httpOnly: true, secure: facts.url.protocol === 'https:' }));
}
