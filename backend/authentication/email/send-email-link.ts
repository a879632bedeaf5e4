import { sql } from 'kysely';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { lockAccount } from '../lock-customers.ts';
import { sendChangeLink, sendConfirmation } from './email-links.ts';

interface Unconfirmed {
  /** Null without a pending change. */
  readonly pending: string | null;
  readonly isConfirmed: boolean;
}

/** Sends the link for the address that is to be confirmed: the requested one, otherwise that of the account. Earlier links stay valid. */
export function createSendEmailLink(ports: AuthenticationPorts): Handler<'sendEmailLink'> {
  const { db, clock } = ports;
  return {
    async handle({ context }) {
      const { id: customerId } = context.customer;
      const shop = getShopContext(context);
      await db.transaction().execute(async (transaction) => {
        const { email } = await lockAccount(transaction, customerId);
        const { rows } = await sql<Unconfirmed>`select ${selectPendingEmail(clock.now())} as pending,
            accounts.email_confirmed_at is not null as "isConfirmed"
          from accounts where accounts.customer_id = ${customerId}::uuid`.execute(transaction);
        const [state] = rows;
        const owner = { customerId, shop };
        if (typeof state?.pending === 'string') await sendChangeLink(transaction, ports, { ...owner, email: state.pending });
        else if (state && !state.isConfirmed) await sendConfirmation(transaction, ports, { ...owner, email, isNew: false });
      });
      return { status: 204, body: undefined };
    },
  };
}

/** SQL of the requested address of the account in `accounts`. */
export const selectPendingEmail = (now: Date) =>
  sql<string | null>`(select about ->> 'email' from mailed_links where mailed_links.customer_id = accounts.customer_id
    and purpose = 'email-change' and expires_at > ${now} order by expires_at desc limit 1)`;
