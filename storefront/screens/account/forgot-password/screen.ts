import { resetPassword } from '#generated/calls/reset-password.ts';
import { getAccountPath } from '../../../site/account-paths.ts';
import { createEmailField } from '../../../account/credential-fields.ts';
import { getLookedUpEmail } from '../../../account/enrollment/looked-up-email.ts';
import { getCaptcha, createFormCheck } from '../../../account/form-check.ts';
import { getNextPath } from '../../../account/sign-in-path.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';

export const screen = defineAccountScreen({
  page: 'forgot-password',
  calls: [resetPassword],
  authorize: (context) => Promise.resolve(context),
  show: (context) => {
    const { request, messages, session } = context;
    const next = getNextPath(request);
    return {
      title: messages.forgotTitle,
      lead: messages.forgotLead,
      sections: [
        {
          kind: 'form',
          form: {
            id: 'forgot-password',
            ...createFormCheck(context, 'resetPassword'),
            fields: [{ ...createEmailField('email', context), value: getLookedUpEmail(request) }],
            submit: messages.forgotSubmit,
            links: [{ href: getAccountPath(request.site, 'sign-in', { next }), label: messages.signIn }],
            async send(values) {
              await resetPassword(session.calls, { ...getCaptcha(values), body: { email: values.text('email') } });
              return getAccountPath(request.site, 'forgot-password', { done: 'sent', next });
            },
          },
        },
      ],
    };
  },
});
