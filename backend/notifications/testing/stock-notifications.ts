import type { NotificationResponse } from '#generated/openapi/notifications.ts';
import { getMailsTo, getMailedToken } from '../../authentication/testing/mailed-token.ts';
import { createEmail } from '../../authentication/testing/start-member.ts';
import { startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import type { TestBackend } from '../../testing/start-backend.ts';
import { notifyJob } from '../notify-job.ts';

export const notificationsPath = '/products/v1/notifications';

export const putNotification = (shopper: Shopper, body: object): Promise<NotificationResponse> =>
  shopper.read('PUT', notificationsPath, body);

/** Starts a guest who waits for a variant with a confirmed address. */
export async function startWaiting(test: TestBackend, sku: string, email = createEmail()): Promise<{ guest: Shopper; email: string }> {
  const guest = await startShopper(test);
  await putNotification(guest, { sku, email });
  await putNotification(guest, { confirmationToken: getMailedToken(await getMailsTo(test, email), 'stock-notification-confirmation') });
  return { guest, email };
}

/** Runs the stock job and the jobs that it sends. */
export async function runStockJob(test: TestBackend): Promise<void> {
  await test.database.db.transaction().execute((transaction) => test.jobs.send(transaction, notifyJob, {}));
  await test.jobs.runDue();
}

/** Addresses that were mailed about stock, in the order of the mails. */
export async function listMailedAddresses({ database }: TestBackend): Promise<readonly string[]> {
  const mails = database.db.selectFrom('outbox').select('recipient').where('template', '=', 'back-in-stock');
  return (await mails.orderBy('created_at').execute()).map(({ recipient }) => recipient);
}
