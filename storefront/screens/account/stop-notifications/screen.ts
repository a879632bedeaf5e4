import { signUpForNotification } from '#generated/calls/sign-up-for-notification.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { createNotificationLinkPage } from '../../../account/notification-link.ts';

/** The page of a mailed link that stops stock notifications. */
export const screen = defineAccountScreen({
  calls: [signUpForNotification],
  ...createNotificationLinkPage({
    page: 'stop-notifications',
    texts: ({ stopTitle: title, stopLead: lead, stopSubmit: submit, stopped: done }) => ({ title, lead, submit, done }),
    send: ({ session }, stopToken) => signUpForNotification(session.calls, { body: { stopToken } }),
  }),
});
