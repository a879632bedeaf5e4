import { sql } from 'kysely';
import type { Notification } from '#generated/openapi/consumer.ts';
import { createUnknownCustomerError } from '../../authentication/authenticate.ts';
import type { Handler } from '../../router/handler.ts';
import type { ConsumerPorts } from '../consumer-ports.ts';

/** Removes duplicates; the last one wins. */
const removeDuplicates = (given: readonly Notification[]): Notification[] => [
  ...new Map(given.map((one) => [`${one.type} ${one.channel}`, one])).values(),
];

/** Stores the customer's notification settings and returns all of them, in one statement. */
export function createUpdateNotification({ db, clock }: Pick<ConsumerPorts, 'db' | 'clock'>): Handler<'updateNotification'> {
  return {
    async handle({ body, context }) {
      const unique = removeDuplicates(body.notifications);
      const { rows } = await sql<{ notifications: Notification[] }>`
        with said as (
          select c.id, given.type, given.channel, given.enabled
          from customers c, jsonb_to_recordset(${JSON.stringify(unique)}::jsonb) as given (type text, channel text, enabled boolean)
          where c.id = ${context.customer.id}
        ), stored as (
          insert into notifications (customer_id, type, channel, enabled, updated_at)
          select id, type, channel, enabled, ${clock.now()} from said
          on conflict (customer_id, type, channel) do update set enabled = excluded.enabled, updated_at = excluded.updated_at
        ), earlier as (
          select n.type, n.channel, n.enabled from notifications n
          where n.customer_id = ${context.customer.id} and not exists (select from said where said.type = n.type and said.channel = n.channel)
        )
        select (select coalesce(json_agg(n order by n.type, n.channel), '[]')
          from (select * from earlier union all select type, channel, enabled from said) n) as notifications
        from customers c where c.id = ${context.customer.id}`.execute(db);
      const [stored] = rows;
      if (!stored) throw createUnknownCustomerError();
      return { body: stored };
    },
  };
}
