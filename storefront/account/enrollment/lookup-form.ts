import { lookupAccount } from '#generated/calls/lookup-account.ts';
import { getAccountPath } from '../../site/account-paths.ts';
import type { AccountContext } from '../account-context.ts';
import { createEmailField } from '../credential-fields.ts';
import type { FormDefinition } from '../form-definition.ts';
import { getNextPath } from '../sign-in-path.ts';
import { storeLookedUpEmail, getLookedUpEmail } from './looked-up-email.ts';

/** First step of the enrollment: an address with an account continues to the password, others to the sign-up. */
export function createLookupForm(context: AccountContext): FormDefinition {
  const { request, messages, session } = context;
  const { site } = request;
  return {
    id: 'lookup',
    fields: [{ ...createEmailField('email', context), autoComplete: 'username webauthn', value: getLookedUpEmail(request) }],
    submit: messages.goOn,
    async send(values) {
      const email = values.text('email');
      const { exists } = await lookupAccount(session.calls, { email });
      storeLookedUpEmail(request, email);
      const next = getNextPath(request);
      return exists ? getAccountPath(site, 'sign-in', { step: 'password', next }) : getAccountPath(site, 'sign-up', { next });
    },
  };
}
