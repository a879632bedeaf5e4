import { queueMail } from '../../mail/queue-mail.ts';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { createPasskeyRemovedMail } from '../passwords/account-mails.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { assertRecentlyConfirmed } from '../sessions/confirmed-session.ts';
import { lockAccount } from '../lock-customers.ts';
import { createUnknownPasskeyError } from './render-passkey.ts';

/** Removes a passkey and notifies the account owner by mail. */
export function createRemovePasskey(ports: AuthenticationPorts): Handler<'removePasskey'> {
  const { db, clock, ids, jobs } = ports;
  return {
    async handle({ params: { passkeyId }, context }) {
      const { customer } = context;
      const shop = getShopContext(context);
      await db.transaction().execute(async (transaction) => {
        const { email } = await lockAccount(transaction, customer.id);
        const removed = await transaction
          .deleteFrom('passkeys')
          .where('id', '=', passkeyId)
          .where('customer_id', '=', customer.id)
          .returning(['id', 'name'])
          .executeTakeFirst();
        if (!removed) throw createUnknownPasskeyError();
        await assertRecentlyConfirmed({ db: transaction, clock }, customer);
        // One of the codes may come from a sign-in with this passkey.
        await transaction.deleteFrom('authorization_codes').where('customer_id', '=', customer.id).execute();
        const mail = createPasskeyRemovedMail({ id: ids.uuid(), shop, recipient: email, fact: removed.id }, removed.name);
        await queueMail(transaction, jobs, mail, clock.now());
      });
      return { status: 204, body: undefined };
    },
  };
}
