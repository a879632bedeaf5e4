import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

const statements = [
  `create function reserved_units(holds jsonb, at timestamptz, customer uuid) returns int language sql stable as $$
    select coalesce(sum((value ->> 'units')::int), 0)::int from jsonb_each(holds)
      where key is distinct from customer::text and (value ->> 'until')::timestamptz > at $$`,
  `create or replace function available_units(quantity int, holds jsonb, at timestamptz, customer uuid) returns int language sql stable as $$
    select case when coalesce(holds, '{}') = '{}' then coalesce(quantity, 0)
      else greatest(0, quantity - reserved_units(holds, at, customer)) end $$`,
];

/** `available_units` without a subquery: PostgreSQL then inlines it, so that rows without reservations cost no function call. */
export const inlinedUnits: Migration = {
  name: '067-inlined-units',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
