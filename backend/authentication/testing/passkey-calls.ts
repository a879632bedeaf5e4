import type {
  AuthenticationCredential,
  Passkey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '#generated/openapi/authentication.ts';
import type { TestShop, Shopper } from '../../cart/testing/start-shopper.ts';
import { hashSha256 } from '../tokens/code-challenge.ts';
import { pageOrigin, type Gesture, type SoftwareAuthenticator } from './software-authenticator.ts';
import { sendRequest, createVerifier, type TestResponse } from './start-member.ts';

export const passkeysPath = '/consumers-v3/consumer/passkeys';

export const beginPasskey = (shopper: Shopper, origin = pageOrigin): Promise<PasskeyCreationOptions> =>
  shopper.read('POST', `${passkeysPath}/options`, { origin });

/** Adds a passkey as a browser does. */
export async function addPasskey(
  shopper: Shopper,
  authenticator: SoftwareAuthenticator,
  name = 'My phone',
  origin = pageOrigin,
): Promise<Passkey> {
  const credential = authenticator.create(await beginPasskey(shopper, origin), { origin });
  return shopper.read('POST', passkeysPath, { name, credential });
}

export interface BegunSignIn {
  readonly codeVerifier: string;
  readonly codeChallenge: string;
  readonly options: PasskeyRequestOptions;
}

export async function beginPasskeySignIn(counter: TestShop): Promise<BegunSignIn> {
  const codeVerifier = createVerifier();
  const codeChallenge = hashSha256(codeVerifier);
  const { body } = await sendRequest<PasskeyRequestOptions>(counter, '/consumers-v3/auth/passkey/options', {
    origin: pageOrigin,
    codeChallenge,
  });
  return { codeVerifier, codeChallenge, options: body };
}

export const sendPasskey = (
  counter: TestShop,
  credential: AuthenticationCredential,
  codeChallenge: string,
  headers?: Readonly<Record<string, string>>,
): Promise<TestResponse<{ readonly code: string }>> =>
  sendRequest(counter, '/consumers-v3/auth/passkey/signin', { type: 'Registered', codeChallenge, credential }, headers);

/** Signs in with a passkey and returns the code. */
export async function signInWithPasskey(counter: TestShop, authenticator: SoftwareAuthenticator, gesture?: Gesture) {
  const { codeVerifier, codeChallenge, options } = await beginPasskeySignIn(counter);
  return { ...(await sendPasskey(counter, authenticator.get(options, gesture), codeChallenge)), codeVerifier };
}
