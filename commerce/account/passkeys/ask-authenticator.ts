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
import { passkeyPurposeField, type PasskeyRefusal } from './passkey-options.ts';

/** The shop gives no options; its text is for the shopper. */
class OptionsRefusedError extends Error {
  override readonly name = 'OptionsRefusedError';
}

async function optionsOf<Options>({ purpose, optionsFrom, failed }: PasskeyModel): Promise<Options> {
  const response = await fetch(optionsFrom, { method: 'POST', body: new URLSearchParams({ [passkeyPurposeField]: purpose }) });
  const answer = (await response.json()) as Options & Partial<PasskeyRefusal>;
  if (!response.ok) throw new OptionsRefusedError(answer.notice ?? failed);
  return answer;
}

/** Asks the shopper's device for what a form is sent with. */
export async function askAuthenticator(passkey: PasskeyModel): Promise<RegistrationResponseJSON | AuthenticationResponseJSON> {
  if (passkey.purpose === 'add')
    return startRegistration({ optionsJSON: await optionsOf<PublicKeyCredentialCreationOptionsJSON>(passkey) });
  return startAuthentication({ optionsJSON: await optionsOf<PublicKeyCredentialRequestOptionsJSON>(passkey) });
}

/** The same by the browser's own list at the field of the e-mail address; it waits there until the shopper chooses, or the page asks again. */
export async function askByAutofill(passkey: PasskeyModel): Promise<AuthenticationResponseJSON> {
  return startAuthentication({ optionsJSON: await optionsOf<PublicKeyCredentialRequestOptionsJSON>(passkey), useBrowserAutofill: true });
}

/** What there is to say of a failure; undefined where the page has only asked again. */
export function noticeOf(error: unknown, { cancelled, known, failed }: PasskeyModel): string | undefined {
  if (error instanceof OptionsRefusedError) return error.message;
  if (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') return undefined;
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return known;
  return error instanceof Error && error.name === 'NotAllowedError' ? cancelled : failed;
}
