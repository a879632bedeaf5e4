/** Purpose of a passkey request: signing in or registering a new one. */
export type PasskeyPurpose = 'sign-in' | 'add';

/** Request field with the purpose of the options. */
export const passkeyPurposeField = 'purpose';

/** Why the server returned no options. */
export interface PasskeyRejection {
  readonly notice: string;
}

/** Form field with the authenticator's response. */
export const credentialField = 'credential';
