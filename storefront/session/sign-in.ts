import { challengeOf, createVerifier } from '#commerce/session/pkce.ts';
import { signIn as signInCall } from '#generated/calls/sign-in.ts';
import { signUp as signUpCall } from '#generated/calls/sign-up.ts';
import type { SignInRequest, SignUpRequest } from '#generated/openapi/authentication.ts';
import type { ShopperSession, SignedIn } from '../request/shopper-session.ts';

/** What a bot-check gave, where it was met. */
interface Captcha {
  readonly captchaResponse?: string;
}

/** Signs a shopper in. The verifier is made for this one sign-in and leaves the server for the exchange alone. Throws ServiceError where it is refused. */
export async function signIn(
  session: ShopperSession,
  { username, password, ...captcha }: Pick<SignInRequest, 'username' | 'password'> & Captcha,
): Promise<SignedIn> {
  const codeVerifier = createVerifier();
  const codeChallenge = await challengeOf(codeVerifier);
  const { code } = await signInCall(session.calls, { ...captcha, body: { type: 'Registered', username, password, codeChallenge } });
  return session.signIn({ code, codeVerifier });
}

/** Makes an account, and signs its shopper in. */
export async function signUp(
  session: ShopperSession,
  details: Omit<SignUpRequest, 'codeChallenge'>,
  captcha: Captcha = {},
): Promise<SignedIn> {
  const codeVerifier = createVerifier();
  const codeChallenge = await challengeOf(codeVerifier);
  const { code } = await signUpCall(session.calls, { ...captcha, body: { ...details, codeChallenge } });
  if (code === undefined) return signIn(session, { username: details.email, password: details.password });
  return session.signIn({ code, codeVerifier });
}
