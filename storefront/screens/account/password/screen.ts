import { changePassword } from '#generated/calls/change-password.ts';
import { requireCustomer } from '../../../account/account-context.ts';
import { accountPath } from '../../../site/account-paths.ts';
import { newPasswordPart, presentPasswordField } from '../../../account/credential-fields.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';

export const screen = defineAccountScreen({
  page: 'password',
  calls: [changePassword],
  admit: requireCustomer,
  show: (context) => {
    const { request, messages, session } = context;
    const { newFields, errorFields, judge } = newPasswordPart('newPassword', context);
    return {
      title: messages.passwordTitle,
      lead: messages.passwordLead,
      sections: [
        {
          kind: 'form',
          form: {
            id: 'password',
            fields: [presentPasswordField('currentPassword', messages.currentPassword, context), ...newFields],
            judge,
            errorFields: { ...errorFields, AUT452: 'currentPassword' },
            submit: messages.resetSubmit,
            async send(values) {
              const body = {
                currentPassword: values.text('currentPassword'),
                newPassword: values.text('newPassword'),
                confirmPassword: values.text('confirmPassword'),
              };
              await session.changePassword(body);
              return accountPath(request.site, 'password', { done: 'saved' });
            },
          },
        },
      ],
    };
  },
});
