import { signUpForNotification } from '#generated/calls/sign-up-for-notification.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { notificationLinkPage } from '../../../account/notification-link.ts';

/** Page of the link that ends mails about stock. */
export const screen = defineAccountScreen({
  calls: [signUpForNotification],
  ...notificationLinkPage({
    page: 'stop-notifications',
    texts: ({ stopTitle: title, stopLead: lead, stopSubmit: submit, stopped: done }) => ({ title, lead, submit, done }),
    send: ({ session }, stopToken) => signUpForNotification(session.calls, { body: { stopToken } }),
  }),
});
