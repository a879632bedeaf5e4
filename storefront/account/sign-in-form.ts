import { signIn } from '../session/sign-in.ts';
import { getAccountPath } from '../site/account-paths.ts';
import type { AccountContext } from './account-context.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { createEmailField, createCurrentPasswordField } from './credential-fields.ts';
import { forgetLookedUpEmail, getLookedUpEmail } from './enrollment/looked-up-email.ts';
import { getCaptcha, createFormCheck } from './form-check.ts';
import type { FormDefinition } from './form-definition.ts';
import { getNextPath } from './sign-in-path.ts';

/** Email address and password; a lookup fills in the address. */
export function createSignInForm(context: AccountContext): FormDefinition {
  const { request, messages, session } = context;
  const next = getNextPath(request);
  const check = createFormCheck(context, 'signIn');
  return {
    id: 'sign-in',
    action: getAccountPath(request.site, 'sign-in', { step: 'password', next }),
    changesSession: true,
    ...check,
    fields: [
      { ...createEmailField('username', context), autoComplete: 'username webauthn', value: getLookedUpEmail(request) },
      createCurrentPasswordField('password', messages.password, context),
    ],
    errorTexts: { ...check.errorTexts, AUT401: messages.wrongPair },
    submit: messages.signIn,
    links: [{ href: getAccountPath(request.site, 'forgot-password', { next }), label: messages.forgotPassword }],
    async send(values) {
      const pair = { username: values.text('username'), password: values.text('password') };
      const signedIn = await signIn(session, { ...pair, ...getCaptcha(values) });
      forgetLookedUpEmail(request);
      return finishSignIn(context, signedIn);
    },
  };
}
