import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

const statements = [
  // A page of a customer's orders is a part of one of these, whatever it begins after. Orders whose payment failed are in no history.
  `create index orders_of_customer on orders (customer_id, placed_at desc, id desc) where state <> 'cancelled'`,
  `create index orders_of_customer_by_group on orders
    (customer_id, (case when progress in ('delivered', 'cancelled', 'returned') then progress else 'open' end), placed_at desc, id desc)
    where state <> 'cancelled'`,
];

/** Indexes of the order history: latest first, and by the filter "show". */
export const orderHistory: Migration = {
  name: '081-order-history',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
