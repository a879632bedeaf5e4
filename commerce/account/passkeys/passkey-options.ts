/** What a passkey is asked for: to sign in with, or as a new one. */
export type PasskeyPurpose = 'sign-in' | 'add';

/** The field of a request for options that says which. */
export const passkeyPurposeField = 'purpose';

/** Why there are none. */
export interface PasskeyRefusal {
  readonly notice: string;
}

/** The field of a form that an authenticator's answer is sent in. */
export const credentialField = 'credential';
