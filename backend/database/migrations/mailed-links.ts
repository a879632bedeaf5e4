import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

const statements = [
  // What a link in a mail may do, by the hash of its token; it is gone once it was followed.
  `create table mailed_links (
    hash text primary key,
    purpose text not null check (purpose in ('password-reset', 'subscription')),
    customer_id uuid not null references customers (id) on delete cascade,
    about jsonb,
    expires_at timestamptz not null
  )`,
  `create index mailed_links_by_expiry on mailed_links (expires_at)`,
  `create index mailed_links_of_customer on mailed_links (customer_id)`,
];

/** Links that are good once. */
export const mailedLinks: Migration = {
  name: '021-mailed-links',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
