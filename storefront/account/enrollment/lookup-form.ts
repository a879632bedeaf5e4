import { lookupAccount } from '#generated/calls/lookup-account.ts';
import { accountPath } from '../../site/account-paths.ts';
import type { AccountContext } from '../account-context.ts';
import { emailField } from '../credential-fields.ts';
import type { FormDefinition } from '../form-definition.ts';
import { nextOf } from '../ways.ts';
import { keepEmail, knownEmail } from './known-email.ts';

/** First step of the enrollment: an address with an account continues to the password, others to the sign-up. */
export function lookupForm(context: AccountContext): FormDefinition {
  const { request, messages, session } = context;
  const { site } = request;
  return {
    id: 'lookup',
    fields: [{ ...emailField('email', context), autoComplete: 'username webauthn', value: knownEmail(request) }],
    submit: messages.goOn,
    async send(values) {
      const email = values.text('email');
      const { exists } = await lookupAccount(session.calls, { email });
      keepEmail(request, email);
      const next = nextOf(request);
      return exists ? accountPath(site, 'sign-in', { step: 'password', next }) : accountPath(site, 'sign-up', { next });
    },
  };
}
