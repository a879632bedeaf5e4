import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

const statements = [
  `create table stock_notifications (
    id uuid primary key,
    customer_id uuid not null references customers (id) on delete cascade,
    brand text not null,
    site_id text not null,
    locale text not null,
    sku text not null,
    email text not null,
    stop_token text not null unique,
    requested_at timestamptz not null,
    confirmed_at timestamptz,
    notified_at timestamptz
  )`,
  // An address waits for a variant once.
  `create unique index stock_notifications_open on stock_notifications (site_id, sku, email) where notified_at is null`,
  `create index stock_notifications_waiting on stock_notifications (site_id, sku, requested_at)
    where confirmed_at is not null and notified_at is null`,
  `create index stock_notifications_unconfirmed on stock_notifications (requested_at) where confirmed_at is null`,
  `create index stock_notifications_notified on stock_notifications (site_id, sku, notified_at) where notified_at is not null`,
  `create index stock_notifications_by_age on stock_notifications (requested_at)`,
  `create index stock_notifications_of_customer on stock_notifications (customer_id)`,
  `create index stock_notifications_of_address on stock_notifications (email)`,
  // A purchase ends what its buyer waits for.
  `create index orders_by_email on orders (lower(email))`,
  `alter table mailed_links drop constraint mailed_links_purpose_check`,
  `alter table mailed_links add constraint mailed_links_purpose_check
    check (purpose in ('password-reset', 'subscription', 'stock-notification'))`,
];

export const stockNotifications: Migration = {
  name: '060-stock-notifications',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
