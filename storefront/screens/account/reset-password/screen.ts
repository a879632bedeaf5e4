import { confirmForgotPassword } from '#generated/calls/confirm-forgot-password.ts';
import type { AccountContext } from '../../../account/account-context.ts';
import { getAccountPath } from '../../../site/account-paths.ts';
import { createNewPasswordFields } from '../../../account/credential-fields.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import type { FormDefinition } from '../../../account/form-definition.ts';
import { forgetMailedToken, readMailedToken } from '../../../account/mailed-token.ts';

const page = 'reset-password';

export const screen = defineAccountScreen({
  page,
  calls: [confirmForgotPassword],
  authorize: (context) => Promise.resolve({ ...context, token: readMailedToken(context.request, page) }),
  show: (context) => {
    const { request, messages, token } = context;
    const again = { href: getAccountPath(request.site, 'forgot-password'), label: messages.forgotSubmit };
    if (token === undefined)
      return {
        title: messages.resetTitle,
        lead: messages.resetMissing,
        sections: [{ kind: 'facts', title: messages.forgotTitle, facts: [], link: again }],
      };
    return { title: messages.resetTitle, sections: [{ kind: 'form', form: { ...createResetForm(context, token), links: [again] } }] };
  },
});

function createResetForm(context: AccountContext, token: string): FormDefinition {
  const { request, messages, session } = context;
  const { newFields, ...rules } = createNewPasswordFields('password', context);
  return {
    id: page,
    ...rules,
    fields: newFields,
    submit: messages.resetSubmit,
    async send(values) {
      const body = { token, password: values.text('password'), confirmPassword: values.text('confirmPassword') };
      await confirmForgotPassword(session.calls, { body });
      forgetMailedToken(request, page);
      // All sessions of the account have ended, including this one.
      await session.signOut();
      return getAccountPath(request.site, 'sign-in', { done: 'reset' });
    },
  };
}
