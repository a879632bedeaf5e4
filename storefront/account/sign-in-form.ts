import { signIn } from '../session/sign-in.ts';
import type { AccountContext } from './account-context.ts';
import { nextOf } from './ways.ts';
import { accountPath } from '../site/account-paths.ts';
import { afterSignIn } from './after-sign-in.ts';
import { emailField, presentPasswordField } from './credential-fields.ts';
import type { FormDefinition } from './form-definition.ts';

export function signInForm(context: AccountContext): FormDefinition {
  const { facts, messages, session } = context;
  return {
    id: 'sign-in',
    action: accountPath(facts.site, 'sign-in', { next: nextOf(facts) }),
    changesSession: true,
    fields: [emailField('username', context), presentPasswordField('password', messages.password)],
    submit: messages.signIn,
    links: [{ href: accountPath(facts.site, 'forgot-password'), label: messages.forgotPassword }],
    send: async (values) =>
      afterSignIn(context, await signIn(session, { username: values.text('username'), password: values.text('password') })),
  };
}
