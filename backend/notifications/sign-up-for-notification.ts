import { assertKnownCustomer } from '../authentication/authenticate.ts';
import { createBadRequestError } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import { getShopContext } from '../sites/shop-site.ts';
import { confirmRequests } from './notification-links.ts';
import type { NotificationPorts } from './notification-ports.ts';
import { requestNotification } from './request-notification.ts';
import { stopNotifications } from './stop-notifications.ts';

/** Requests, confirms or ends stock notifications, depending on the fields of the body. */
export function createSignUpForNotification(ports: NotificationPorts): Handler<'signUpForNotification'> {
  const { db, clock } = ports;
  return {
    async handle({ body: { sku, email, confirmationToken, stopToken }, context }) {
      const shop = getShopContext(context);
      const { brand } = shop.site;
      const { customer } = context;
      const now = clock.now();
      if ([sku, confirmationToken, stopToken].filter((field) => field !== undefined).length !== 1)
        throw createBadRequestError(['body: must have one of sku, confirmationToken and stopToken']);
      if (sku !== undefined) return { body: await requestNotification(ports, { sku, email, customer, shop, now }) };
      await assertKnownCustomer(db, customer);
      if (stopToken !== undefined) return { body: { state: 'stopped', skus: await stopNotifications(db, stopToken, brand) } };
      const skus = await db.transaction().execute((transaction) => confirmRequests(transaction, confirmationToken ?? '', brand, now));
      return { body: { state: 'active', skus } };
    },
  };
}
