import type { PasskeyModel } from '#commerce/account/form-model.ts';
import { addPasskey } from '#generated/calls/add-passkey.ts';
import { getAccountPath } from '../../site/account-paths.ts';
import { parseDevice } from '../../session/parse-device.ts';
import { signInWithPasskey } from '../../session/passkey-sign-in.ts';
import type { AccountContext } from '../account-context.ts';
import { finishSignIn } from '../finish-sign-in.ts';
import { forgetLookedUpEmail } from '../enrollment/looked-up-email.ts';
import type { FormDefinition } from '../form-definition.ts';
import { getNextPath } from '../sign-in-path.ts';
import { getDeviceName } from './device-name.ts';
import { readNewCredential, readSignedCredential } from './read-credential.ts';

/** Host names that are IP addresses, such as 127.0.0.1 and [::1], cannot have passkeys. */
const ADDRESS = /^(?:[\d.]+|\[.*\])$/;

/** Returns true if the page's host supports passkeys. */
export function canUsePasskeys({ request }: Pick<AccountContext, 'request'>): boolean {
  return !ADDRESS.test(request.url.hostname);
}

function createPasskeyModel({ request: { site }, messages }: AccountContext, purpose: PasskeyModel['purpose']): PasskeyModel {
  return {
    purpose,
    optionsFrom: getAccountPath(site, 'passkey-options'),
    cancelled: messages.passkeyCancelled,
    known: messages.passkeyKnown,
    failed: messages.passkeyFailed,
  };
}

/** Signs in with a passkey. */
export function createPasskeySignInForm(context: AccountContext): FormDefinition {
  const { request, messages, session } = context;
  const { site } = request;
  const next = getNextPath(request);
  const action = getAccountPath(site, 'sign-in', { step: request.url.searchParams.get('step') ?? undefined, next });
  return {
    id: 'passkey',
    action,
    changesSession: true,
    passkey: createPasskeyModel(context, 'sign-in'),
    lead: messages.passkeysLead,
    fields: [],
    submit: messages.passkeySignIn,
    looks: 'outline',
    errorTexts: { AUT401: messages.passkeyRefused },
    async send(values) {
      const credential = readSignedCredential(values.text('credential'));
      if (!credential) return action;
      const signedIn = await signInWithPasskey(session, request, credential);
      forgetLookedUpEmail(request);
      return finishSignIn(context, signedIn);
    },
  };
}

/** Adds a passkey, named after the device until its owner renames it. */
export function createAddPasskeyForm(context: AccountContext): FormDefinition {
  const { request, messages, session } = context;
  const { site } = request;
  return {
    id: 'add-passkey',
    passkey: createPasskeyModel(context, 'add'),
    fields: [],
    submit: messages.addPasskey,
    looks: 'outline',
    async send(values) {
      const credential = readNewCredential(values.text('credential'));
      if (!credential) return getAccountPath(site, 'security');
      const name = getDeviceName(parseDevice(request.headers.get('user-agent')), messages);
      await addPasskey(session.calls, { body: { name, credential } });
      return getAccountPath(site, 'security', { done: 'passkey-added' });
    },
  };
}
