import {
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { PasskeyModel } from '../form-model.ts';
import { passkeyPurposeField, type PasskeyRejection } from './passkey-options.ts';

/** Thrown when the server rejects the request for options; its message is shown to the shopper. */
class OptionsRejectedError extends Error {
  override readonly name = 'OptionsRefusedError';
}

async function fetchOptions<Options>({ purpose, optionsFrom, failed }: PasskeyModel): Promise<Options> {
  const response = await fetch(optionsFrom, { method: 'POST', body: new URLSearchParams({ [passkeyPurposeField]: purpose }) });
  const received = (await response.json()) as Options & Partial<PasskeyRejection>;
  if (!response.ok) throw new OptionsRejectedError(received.notice ?? failed);
  return received;
}

/** Asks the authenticator for the credential that a form is sent with. */
export async function requestCredential(passkey: PasskeyModel): Promise<RegistrationResponseJSON | AuthenticationResponseJSON> {
  if (passkey.purpose === 'add')
    return startRegistration({ optionsJSON: await fetchOptions<PublicKeyCredentialCreationOptionsJSON>(passkey) });
  return startAuthentication({ optionsJSON: await fetchOptions<PublicKeyCredentialRequestOptionsJSON>(passkey) });
}

/**
 * Requests a passkey through the browser's autofill at the email field. It waits until the shopper chooses or another request replaces it.
 */
export async function requestCredentialByAutofill(passkey: PasskeyModel): Promise<AuthenticationResponseJSON> {
  return startAuthentication({ optionsJSON: await fetchOptions<PublicKeyCredentialRequestOptionsJSON>(passkey), useBrowserAutofill: true });
}

/** Text for a failed request; undefined if the page itself canceled it. */
export function getPasskeyNotice(error: unknown, { cancelled, known, failed }: PasskeyModel): string | undefined {
  if (error instanceof OptionsRejectedError) return error.message;
  if (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') return undefined;
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return known;
  return error instanceof Error && error.name === 'NotAllowedError' ? cancelled : failed;
}
