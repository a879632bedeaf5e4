import { changePassword } from '#generated/calls/change-password.ts';
import { requireCustomer } from '../../../account/account-context.ts';
import { getAccountPath } from '../../../site/account-paths.ts';
import { createNewPasswordFields, createCurrentPasswordField } from '../../../account/credential-fields.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';

export const screen = defineAccountScreen({
  page: 'password',
  calls: [changePassword],
  authorize: requireCustomer,
  show: (context) => {
    const { request, messages, session } = context;
    const { newFields, errorFields, validate } = createNewPasswordFields('newPassword', context);
    return {
      title: messages.passwordTitle,
      lead: messages.passwordLead,
      sections: [
        {
          kind: 'form',
          form: {
            id: 'password',
            fields: [createCurrentPasswordField('currentPassword', messages.currentPassword, context), ...newFields],
            validate,
            errorFields: { ...errorFields, AUT452: 'currentPassword' },
            submit: messages.resetSubmit,
            async send(values) {
              const body = {
                currentPassword: values.text('currentPassword'),
                newPassword: values.text('newPassword'),
                confirmPassword: values.text('confirmPassword'),
              };
              await session.changePassword(body);
              return getAccountPath(request.site, 'password', { done: 'saved' });
            },
          },
        },
      ],
    };
  },
});
