import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

const hash = (token: string): string => `encode(sha256(convert_to(${token}, 'UTF8')), 'hex')`;

/** A list of tenders whose tokens are gone; what may be shown of their cards stays. */
const erased = `(
  select coalesce(jsonb_agg(
    case when tender.value #>> '{means,token}' is null then tender.value else jsonb_set(tender.value, '{means,token}', 'null') end
    order by tender.ordinality), '[]'::jsonb)
  from jsonb_array_elements(tenders) with ordinality tender)`;

const cards = (table: string): string => `${table}, jsonb_array_elements(${table}.tenders) tender
  where tender.value ->> 'kind' = 'CREDIT_CARD' and tender.value #>> '{means,token}' is not null`;

const statements = [
  `create table payment_sessions (
    hash text primary key, cart_id uuid not null references carts (id) on delete cascade, expires_at timestamptz not null)`,
  `create index payment_sessions_of_cart on payment_sessions (cart_id)`,
  `create table card_tokens (hash text primary key, cart_id uuid not null references carts (id) on delete cascade, spent_by text)`,
  `create index card_tokens_of_cart on card_tokens (cart_id)`,
  // What orders have used first: their carts held the same.
  `insert into card_tokens (hash, cart_id, spent_by)
    select ${hash(`tender.value #>> '{means,token}'`)}, orders.cart_id, tender.value ->> 'reference' from ${cards('orders')}
    on conflict do nothing`,
  `insert into card_tokens (hash, cart_id)
    select ${hash(`tender.value #>> '{means,token}'`)}, carts.id from ${cards('carts')}
    on conflict do nothing`,
  `update orders set tenders = ${erased} where state in ('finalised', 'cancelled')`,
  `update carts set tenders = ${erased} where status <> 'open'`,
];

/** A card's token pays for one cart, once; of those that orders have used nothing is kept. */
export const cardTokens: Migration = {
  name: '014-card-tokens',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
