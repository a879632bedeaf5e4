import { signUpForNotification } from '#generated/calls/sign-up-for-notification.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { createNotificationLinkPage } from '../../../account/notification-link.ts';

/** The page of a mailed link that confirms a notification. */
export const screen = defineAccountScreen({
  calls: [signUpForNotification],
  ...createNotificationLinkPage({
    page: 'confirm-notification',
    texts: ({ confirmTitle: title, confirmLead: lead, confirmSubmit: submit, confirmed: done }) => ({ title, lead, submit, done }),
    send: ({ session }, confirmationToken) => signUpForNotification(session.calls, { body: { confirmationToken } }),
  }),
});
