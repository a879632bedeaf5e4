import { challengeOf, createVerifier } from '#commerce/session/pkce.ts';
import { signIn as signInCall } from '#generated/calls/sign-in.ts';
import { signUp as signUpCall } from '#generated/calls/sign-up.ts';
import type { SignInRequest, SignUpRequest } from '#generated/openapi/authentication.ts';
import type { ShopperSession, SignedIn } from './shopper-session.ts';

/** Signs a shopper in. The verifier is made for this one sign-in and leaves the server for the exchange alone. Throws ServiceError where it is refused. */
export async function signIn(
  session: ShopperSession,
  { username, password }: Pick<SignInRequest, 'username' | 'password'>,
): Promise<SignedIn> {
  const codeVerifier = createVerifier();
  const codeChallenge = await challengeOf(codeVerifier);
  const { code } = await signInCall(session.calls, { body: { type: 'Registered', username, password, codeChallenge } });
  return session.signIn({ code, codeVerifier });
}

/** Makes an account, and signs its shopper in. */
export async function signUp(session: ShopperSession, details: Omit<SignUpRequest, 'codeChallenge'>): Promise<SignedIn> {
  const codeVerifier = createVerifier();
  const codeChallenge = await challengeOf(codeVerifier);
  const { code } = await signUpCall(session.calls, { body: { ...details, codeChallenge } });
  if (code === undefined) return signIn(session, { username: details.email, password: details.password });
  return session.signIn({ code, codeVerifier });
}
