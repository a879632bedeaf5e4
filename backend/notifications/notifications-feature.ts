import type { Feature } from '../features/feature.ts';
import type { GuestHandover } from '../features/guest-handover.ts';
import { createAgeRetention } from '../features/retention.ts';
import { createWorker } from '../jobs/job.ts';
import { notificationData } from './notification-data.ts';
import type { NotificationPorts } from './notification-ports.ts';
import { notifyJob } from './notify-job.ts';
import { createNotifyOfStock } from './notify-of-stock.ts';
import { createSignUpForNotification } from './sign-up-for-notification.ts';

/** Assigns a guest's requests to the account, so that its purchases end them. */
const handOverNotifications: GuestHandover = async (transaction, { customerId, guestId }) => {
  if (guestId !== undefined)
    await transaction.updateTable('stock_notifications').set({ customer_id: customerId }).where('customer_id', '=', guestId).execute();
  return {};
};

/** Mails to shoppers who wait for a variant that is sold out. */
export function createNotificationsFeature(ports: NotificationPorts) {
  return {
    handlers: {
      signUpForNotification: createSignUpForNotification(ports),
    },
    jobs: [createWorker(notifyJob, createNotifyOfStock(ports))],
    retention: [createAgeRetention({ kind: 'notifications', before: ['guests'], table: 'stock_notifications', key: 'id', from: 'requested_at' })],
    guestTables: ['stock_notifications'],
    handover: handOverNotifications,
    userData: notificationData,
  } satisfies Feature;
}
