import { randomBytes, randomUUID } from 'node:crypto';
import type { SignedUp, TokenResponse } from '#generated/openapi/authentication.ts';
import type { Device } from '#generated/openapi/shared.ts';
import { sendShopRequest, createShopper, type TestShop, type Shopper } from '../../cart/testing/start-shopper.ts';
import { hashSha256 } from '../tokens/code-challenge.ts';

/** Follows the password rules. */
export const validPassword = 'Sunny-Trail-7';

export const shopOfTests = { siteid: 'TARNFELL-US', locale: 'en_US' } as const;

export interface TestResponse<Body = Readonly<Record<string, unknown>>> {
  readonly status: number;
  readonly errorId: string | undefined;
  readonly field: string | undefined;
  readonly retryAfter: string | null;
  readonly body: Body;
}

/** Sends a request without a token and returns its response. */
export async function sendRequest<Body = Readonly<Record<string, unknown>>>(
  counter: TestShop,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = shopOfTests,
): Promise<TestResponse<Body>> {
  const response = await sendShopRequest(counter, { method: 'POST', path, body, headers });
  const text = await response.text();
  const json = (text === '' ? {} : JSON.parse(text)) as {
    readonly errorDetails?: readonly { readonly errorId: string; readonly additionalInfo?: { readonly field?: string } }[];
  };
  const detail = json.errorDetails?.[0];
  const retryAfter = response.headers.get('retry-after');
  return { status: response.status, errorId: detail?.errorId, field: detail?.additionalInfo?.field, retryAfter, body: json as Body };
}

export const createVerifier = (): string => randomBytes(32).toString('base64url');
export const createEmail = (): string => `robin.${randomUUID()}@example.com`;

export const signUp = (counter: TestShop, more: object, headers?: Readonly<Record<string, string>>): Promise<TestResponse<SignedUp>> =>
  sendRequest(counter, '/consumers-v3/auth/signup', { email: createEmail(), password: validPassword, ...more }, headers);

/** Requests a code for a name and password. Returns it with its verifier. */
export async function requestCode(
  counter: TestShop,
  { email, password = validPassword }: { readonly email: string; readonly password?: string },
  headers?: Readonly<Record<string, string>>,
): Promise<TestResponse<{ readonly code: string }> & { readonly codeVerifier: string }> {
  const codeVerifier = createVerifier();
  const body = { type: 'Registered', username: email, password, codeChallenge: hashSha256(codeVerifier) };
  return { ...(await sendRequest(counter, '/consumers-v3/auth/signin', body, headers)), codeVerifier };
}

export const exchangeCode = (
  counter: TestShop,
  given: { readonly code?: string; readonly codeVerifier: string; readonly refreshToken?: string; readonly device?: Device },
  headers?: Readonly<Record<string, string>>,
): Promise<TestResponse<TokenResponse>> => sendRequest(counter, '/token/v2/auth/token', { type: 'Registered', ...given }, headers);

/** Signs a member in from another browser. */
export async function signInAgain(counter: TestShop, member: Pick<Member, 'email'>, device?: Device): Promise<Shopper> {
  const { body, codeVerifier } = await requestCode(counter, member);
  const { body: token } = await exchangeCode(counter, { code: body.code, codeVerifier, ...(device && { device }) });
  return createShopper(counter, token, shopOfTests);
}

export interface Member extends Shopper {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs a new shopper up and in.
 * @param more Additional fields of the sign-up body.
 */
export async function startMember(
  counter: TestShop,
  { refreshToken, ...more }: { readonly refreshToken?: string; readonly email?: string; readonly [field: string]: unknown } = {},
  shop: Readonly<Record<string, string>> = shopOfTests,
): Promise<Member> {
  const [codeVerifier, email] = [createVerifier(), more.email ?? createEmail()];
  const signedUp = await signUp(counter, { email, codeChallenge: hashSha256(codeVerifier), ...more }, shop);
  if (signedUp.status !== 201) throw new Error(`signUp answered ${signedUp.status}: ${JSON.stringify(signedUp.body)}`);
  const { body: token } = await exchangeCode(
    counter,
    { code: signedUp.body.code, codeVerifier, ...(refreshToken && { refreshToken }) },
    shop,
  );
  return { ...createShopper(counter, token, shop), email, password: validPassword };
}
