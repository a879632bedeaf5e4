import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

const statements = [
  `alter table carts add column reservation jsonb`,
  // Part of the row of stock, so that a transaction that locks the row reads them as they are, even with an older snapshot.
  `alter table stock add column holds jsonb not null default '{}'`,
  // The one definition of what a customer can buy. Own reservations do not count, nor ended ones.
  `create function available_units(quantity int, holds jsonb, at timestamptz, customer uuid) returns int language sql stable as $$
    select case when coalesce(holds, '{}') = '{}' then coalesce(quantity, 0) else greatest(0, quantity - (
      select coalesce(sum((value ->> 'units')::int), 0)::int from jsonb_each(holds)
      where key is distinct from customer::text and (value ->> 'until')::timestamptz > at)) end $$`,
];

/** Units that are reserved for a while: `holds` names them by customer, `carts.reservation` the cart that they are for. */
export const reservations: Migration = {
  name: '064-reservations',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
