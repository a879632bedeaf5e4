import { retrieveUserData } from '#generated/calls/retrieve-user-data.ts';
import { requireCustomer } from '../../../account/account-context.ts';
import { getAccountPath } from '../../../site/account-paths.ts';
import { createCurrentPasswordField } from '../../../account/credential-fields.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';

/** Downloads a customer's stored data and deletes the account. */
export const screen = defineAccountScreen({
  page: 'data',
  calls: [retrieveUserData],
  authorize: requireCustomer,
  show: ({ request, messages, session }) => ({
    title: messages.data,
    lead: messages.dataLead,
    sections: [
      {
        kind: 'form',
        form: {
          id: 'download',
          action: getAccountPath(request.site, 'data/download'),
          isDownload: true,
          fields: [],
          submit: messages.download,
          send: () => Promise.resolve(getAccountPath(request.site, 'data')),
        },
      },
      {
        kind: 'form',
        form: {
          id: 'erase',
          title: messages.eraseTitle,
          lead: messages.eraseLead,
          changesSession: true,
          fields: [createCurrentPasswordField('password', messages.currentPassword, { messages })],
          errorFields: { AUT452: 'password' },
          submit: messages.eraseSubmit,
          looks: 'outline',
          async send(values) {
            await retrieveUserData(session.calls, { body: { erasure: { password: values.text('password') } } });
            await session.signOut();
            return getAccountPath(request.site, 'sign-in', { done: 'erased' });
          },
        },
      },
    ],
  }),
});
