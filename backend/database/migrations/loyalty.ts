import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

const statements = [
  // pointsAccountOf computes the same id.
  `insert into value_accounts (id, kind, customer_id, balance, created_at, updated_at)
    select md5('points ' || id::text)::uuid, 'points', id, loyalty_points, now(), now() from customers where loyalty_points > 0`,
  `insert into value_entries (account_id, reference, kind, amount, created_at)
    select id, 'moved', 'adjust', balance, created_at from value_accounts where kind = 'points'`,
  `alter table customers drop column loyalty_points`,
  // A page of the history, in its order.
  `create index value_entries_history on value_entries (account_id, created_at desc, reference, kind) where kind <> 'capture'`,
  `drop index value_entries_latest`,
  // The retention reads this index alone, never the points of customers.
  `create index value_accounts_by_age on value_accounts (updated_at)
    where kind in ('reward_code', 'reward_card', 'athlete_credit') or (kind = 'points' and not is_active)`,
];

/** Moves the points of customers into accounts with a ledger. */
export const loyalty: Migration = {
  name: '076-loyalty',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
