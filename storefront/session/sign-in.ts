import { createChallenge, createVerifier } from '#commerce/session/pkce.ts';
import { signIn as signInCall } from '#generated/calls/sign-in.ts';
import { signUp as signUpCall } from '#generated/calls/sign-up.ts';
import type { SignInRequest, SignUpRequest } from '#generated/openapi/authentication.ts';
import type { ShopperSession, SignedIn } from '../request/shopper-session.ts';

/** Token of a solved bot check. */
interface Captcha {
  readonly captchaResponse?: string;
}

/**
 * Signs a shopper in. The verifier is created for this sign-in and is sent only with the exchange. Throws ServiceError if the credentials
 * are rejected.
 */
export async function signIn(
  session: ShopperSession,
  { username, password, ...captcha }: Pick<SignInRequest, 'username' | 'password'> & Captcha,
): Promise<SignedIn> {
  const codeVerifier = createVerifier();
  const codeChallenge = await createChallenge(codeVerifier);
  const { code } = await signInCall(session.calls, { ...captcha, body: { type: 'Registered', username, password, codeChallenge } });
  return session.signIn({ code, codeVerifier });
}

/** Creates an account and signs the shopper in. */
export async function signUp(
  session: ShopperSession,
  details: Omit<SignUpRequest, 'codeChallenge'>,
  captcha: Captcha = {},
): Promise<SignedIn> {
  const codeVerifier = createVerifier();
  const codeChallenge = await createChallenge(codeVerifier);
  const { code } = await signUpCall(session.calls, { ...captcha, body: { ...details, codeChallenge } });
  if (code === undefined) return signIn(session, { username: details.email, password: details.password });
  return session.signIn({ code, codeVerifier });
}
