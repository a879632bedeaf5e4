import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

const shipments = `(
  select jsonb_agg(jsonb_build_object(
    'id', shipment.value -> 'id',
    'kind', case when shipment.value ->> 'id' = 'digital' then 'digital' else 'home' end,
    'destination', case when shipment.value ->> 'id' = 'digital' then content -> 'contact' else content -> 'shippingAddress' end,
    'method', shipment.value -> 'method',
    'location', site_id,
    'items', (
      select coalesce(jsonb_agg(line.value -> 'id' order by line.ordinality), '[]'::jsonb)
      from jsonb_array_elements(content -> 'rows') with ordinality line
      where line.value -> 'shipment' = shipment.value -> 'id')
  ) order by shipment.ordinality)
  from jsonb_array_elements(content -> 'shipments') with ordinality shipment)`;

const rows = `(
  select jsonb_agg(line.value - 'shipment' order by line.ordinality)
  from jsonb_array_elements(content -> 'rows') with ordinality line)`;

// A payment was authorized and never captured, under the order's number.
const tenders = `jsonb_build_array(jsonb_build_object(
  'id', content -> 'payment' -> 'id', 'kind', 'CREDIT_CARD', 'amountMinor', content -> 'payment' -> 'amountMinor',
  'means', jsonb_build_object('token', payment_token, 'card', content -> 'payment' -> 'card'),
  'state', case status when 'finalised' then 'reserved' when 'cancelled' then 'refused' else 'pending' end,
  'reference', number, 'receipt', authorization_id, 'fault', cancel_reason))`;

const statements = [
  `drop index orders_in_processing`,
  `alter table orders drop constraint orders_status_check,
    add column tenders jsonb, add column settle_after timestamptz, add column settle_attempts int not null default 0`,
  `update orders set
    content = (content - 'payment' - 'shippingAddress' - 'contact') || jsonb_build_object('shipments', ${shipments}, 'rows', ${rows}),
    tenders = ${tenders},
    status = case status when 'processing' then 'reserving' else status end,
    settle_after = case status when 'processing' then placed_at end`,
  `alter table orders rename column status to state`,
  `alter table orders alter column tenders set not null, drop column payment_token, drop column authorization_id,
    add constraint orders_state_check check (state in ('reserving', 'confirming', 'releasing', 'finalised', 'cancelled')),
    add constraint orders_settled_check check ((settle_after is null) = (state in ('finalised', 'cancelled')))`,
  `create index orders_to_settle on orders (settle_after) where settle_after is not null`,
];

/** An order's delivery and payment become lists, and its states are told apart. */
export const orderShipmentsAndTenders: Migration = {
  name: '011-order-shipments-and-tenders',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
