import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

const statements = [
  `create table promotion_counters (
    promotion_id text not null, scope text not null, subject text not null, used bigint not null check (used >= 0), updated_at timestamptz not null,
    primary key (promotion_id, scope, subject))`,
  // For what becomes of a customer, and for retention; counters of a whole promotion are neither.
  `create index promotion_counters_of_subject on promotion_counters (subject) where scope in ('customer', 'email')`,
  `create index promotion_counters_by_age on promotion_counters (updated_at) where scope in ('customer', 'email')`,
];

/** Promotions count the orders that used their coupons, and what was taken off. */
export const couponUses: Migration = {
  name: '062-coupon-uses',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
