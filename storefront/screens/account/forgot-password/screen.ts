import { resetPassword } from '#generated/calls/reset-password.ts';
import { accountPath } from '../../../site/account-paths.ts';
import { emailField } from '../../../account/credential-fields.ts';
import { knownEmail } from '../../../account/enrollment/known-email.ts';
import { captchaIn, formCheck } from '../../../account/form-check.ts';
import { nextOf } from '../../../account/ways.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';

export const screen = defineAccountScreen({
  page: 'forgot-password',
  calls: [resetPassword],
  admit: (context) => Promise.resolve(context),
  show: (context) => {
    const { request, messages, session } = context;
    const next = nextOf(request);
    return {
      title: messages.forgotTitle,
      lead: messages.forgotLead,
      sections: [
        {
          kind: 'form',
          form: {
            id: 'forgot-password',
            ...formCheck(context, 'resetPassword'),
            fields: [{ ...emailField('email', context), value: knownEmail(request) }],
            submit: messages.forgotSubmit,
            links: [{ href: accountPath(request.site, 'sign-in', { next }), label: messages.signIn }],
            async send(values) {
              await resetPassword(session.calls, { ...captchaIn(values), body: { email: values.text('email') } });
              return accountPath(request.site, 'forgot-password', { done: 'sent', next });
            },
          },
        },
      ],
    };
  },
});
