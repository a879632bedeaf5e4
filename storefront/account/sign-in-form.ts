import { signIn } from '../session/sign-in.ts';
import { accountPath } from '../site/account-paths.ts';
import type { AccountContext } from './account-context.ts';
import { afterSignIn } from './after-sign-in.ts';
import { emailField, presentPasswordField } from './credential-fields.ts';
import { forgetEmail, knownEmail } from './enrollment/known-email.ts';
import { captchaIn, formCheck } from './form-check.ts';
import type { FormDefinition } from './form-definition.ts';
import { nextOf } from './ways.ts';

/** E-mail address and password; a lookup fills in the address. */
export function signInForm(context: AccountContext): FormDefinition {
  const { request, messages, session } = context;
  const next = nextOf(request);
  return {
    id: 'sign-in',
    action: accountPath(request.site, 'sign-in', { step: 'password', next }),
    changesSession: true,
    ...formCheck(context, 'signIn'),
    fields: [
      { ...emailField('username', context), autoComplete: 'username webauthn', value: knownEmail(request) },
      presentPasswordField('password', messages.password, context),
    ],
    submit: messages.signIn,
    links: [{ href: accountPath(request.site, 'forgot-password', { next }), label: messages.forgotPassword }],
    async send(values) {
      const pair = { username: values.text('username'), password: values.text('password') };
      const signedIn = await signIn(session, { ...pair, ...captchaIn(values) });
      forgetEmail(request);
      return afterSignIn(context, signedIn);
    },
  };
}
