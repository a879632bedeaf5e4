import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { UserData } from '#generated/openapi/consumer.ts';
import type { Tables } from '../../database/tables.ts';
import { renderOrder } from '../../orders/render-order.ts';
import type { TenderKinds } from '../../tenders/tender-kind.ts';
import { listOf } from '../profile/list-of.ts';
import { readProfile } from '../profile/read-profile.ts';

type Kept = Pick<UserData, 'account' | 'carts' | 'sessions' | 'passkeys' | 'mails'>;

/** Moments as the contract writes them. */
const moment = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The same where what is not there is left out. */
const withoutNulls = (select: RawBuilder<unknown>): RawBuilder<unknown> => sql`json_strip_nulls(${listOf(select)})`;

/** What is kept beside the profile and the orders; nothing that a secret could be made of. */
async function readKept(db: Kysely<Tables>, customerId: string): Promise<Kept> {
  const carts = listOf(sql`select k.id, k.site_id as "siteId", k.status, ${moment('k.updated_at')} as "updatedAt",
      (select coalesce(json_agg(json_build_object('sku', line ->> 'sku', 'qty', (line ->> 'qty')::int)), '[]') from jsonb_array_elements(k.lines) line) as items
    from carts k where k.customer_id = c.id order by k.updated_at desc`);
  const device = sql`case when coalesce(s.browser, s.system) is not null
    then json_build_object('browser', s.browser, 'system', s.system) end`;
  const sessions = withoutNulls(sql`select s.site_id as "siteId", ${device} as device, ${moment('s.began_at')} as "beganAt",
      ${moment('s.used_at')} as "usedAt", ${moment('s.ends_at')} as "endsAt"
    from sessions s where s.customer_id = c.id order by s.began_at`);
  const passkeys = withoutNulls(sql`select p.name, ${moment('p.created_at')} as "createdAt", ${moment('p.used_at')} as "usedAt"
    from passkeys p where p.customer_id = c.id order by p.created_at`);
  const mails = listOf(sql`select o.template, o.channel, o.recipient, ${moment('o.created_at')} as "createdAt"
    from outbox o where o.recipient in (c.email, c.phone) and o.payload ->> 'brand' = c.brand order by o.created_at desc`);
  const { rows } = await sql<Kept>`select json_strip_nulls(json_build_object(
        'createdAt', ${moment('a.created_at')}, 'passwordChangedAt', ${moment('a.password_changed_at')}, 'locale', c.locale,
        'acquisitionType', c.acquisition_type, 'campaignName', c.campaign_name, 'store', c.acquisition_store, 'storeAssistant', c.store_assistant
      )) as account, ${carts} as carts, ${sessions} as sessions, ${passkeys} as passkeys, ${mails} as mails
    from customers c join accounts a on a.customer_id = c.id where c.id = ${customerId}`.execute(db);
  const [kept] = rows;
  if (!kept) throw new Error('[cairn] [consumer] a registered customer has no account');
  return kept;
}

/** All that is stored of a customer. Throws 403 AUT498. */
export async function readUserData(db: Kysely<Tables>, tenderKinds: TenderKinds, customerId: string, now: Date): Promise<UserData> {
  const profile = await readProfile(db, customerId, now);
  const orders = await db.selectFrom('orders').selectAll().where('customer_id', '=', customerId).orderBy('placed_at', 'desc').execute();
  return { profile, ...(await readKept(db, customerId)), orders: orders.map((order) => renderOrder(tenderKinds, order)) };
}
