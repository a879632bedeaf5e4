import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** When the account of an order was erased, and when the order lost its personal data. */
export const erasedOrders: Migration = {
  name: '002-erased-orders',
  up: async (transaction) => {
    await sql`alter table orders add column erased_at timestamptz, add column anonymized_at timestamptz`.execute(transaction);
    await sql`create index orders_to_anonymize on orders (erased_at) where erased_at is not null and anonymized_at is null`.execute(
      transaction,
    );
  },
};
