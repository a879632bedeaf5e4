import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

const statements = [
  // What an account's owner is shown of a family of refresh tokens. Guests, who have nobody to show it to, have none.
  `create table sessions (
    family uuid primary key,
    customer_id uuid not null references customers (id) on delete cascade,
    site_id text not null,
    usid text not null,
    browser text,
    system text,
    began_at timestamptz not null,
    used_at timestamptz not null,
    ends_at timestamptz not null
  )`,
  `create index sessions_of_customer on sessions (customer_id)`,
  `create index sessions_by_end on sessions (ends_at)`,
  `insert into sessions (family, customer_id, site_id, usid, began_at, used_at, ends_at)
    select family, customer_id, site_id, usid, min(issued_at), max(issued_at), max(expires_at)
    from refresh_tokens join accounts using (customer_id) group by family, customer_id, site_id, usid`,
];

/** Sessions that their owners can see and end. */
export const sessions: Migration = {
  name: '024-sessions',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
