import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

const statements = [
  `alter table carts add column device jsonb`,
  `create index carts_with_device on carts (updated_at) where device is not null`,
  `alter table orders drop constraint orders_state_check,
    add constraint orders_state_check check (state in ('reserving', 'authenticating', 'confirming', 'releasing', 'finalised', 'cancelled')),
    add column next_cart_id uuid references carts (id) on delete set null deferrable initially deferred`,
  `create index orders_of_next_cart on orders (next_cart_id) where next_cart_id is not null`,
  `drop index orders_unsettled`,
  `create index orders_unsettled on orders (state) where state not in ('finalised', 'cancelled')`,
];

/** Orders that wait for the shopper to be authenticated, the browser that pays for a cart, and the cart after a failed authentication. */
export const orderAuthentication: Migration = {
  name: '077-order-authentication',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
