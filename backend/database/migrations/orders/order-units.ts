import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

const statements = [
  // Units of each line by what has happened to them. Each counter is a part of the one that it is compared with.
  `create table order_lines (
    order_id uuid not null references orders (id) on delete cascade,
    line_id text not null,
    qty int not null check (qty > 0),
    cancelled int not null default 0 check (cancelled >= 0),
    packed int not null default 0 check (packed >= 0),
    shipped int not null default 0 check (shipped >= 0),
    delivered int not null default 0 check (delivered >= 0),
    requested int not null default 0 check (requested >= 0),
    returned int not null default 0 check (returned >= 0),
    primary key (order_id, line_id),
    check (cancelled + packed <= qty and shipped <= packed and delivered <= shipped and requested <= delivered and returned <= requested)
  )`,
  `insert into order_lines (order_id, line_id, qty)
    select o.id, line ->> 'id', (line ->> 'qty')::int from orders o, jsonb_array_elements(o.content -> 'rows') line where o.state = 'finalised'`,
  // Gift cards have been mailed, but for those whose day has not come.
  `update order_lines l set packed = l.qty, shipped = l.qty, delivered = l.qty
    from orders o, jsonb_array_elements(o.content -> 'rows') line
    where o.id = l.order_id and line ->> 'id' = l.line_id and (line -> 'item' ->> 'isDigitalProduct')::boolean
      and coalesce(line -> 'giftOption' ->> 'sendOn', '') <= to_char(now(), 'YYYY-MM-DD')`,
  `create table order_parcels (
    order_id uuid not null references orders (id) on delete cascade,
    parcel_id text not null,
    shipment_id text not null,
    state text not null check (state in ('packed', 'shipped', 'ready', 'delivered', 'collected')),
    lines jsonb not null,
    carrier text,
    tracking_number text,
    tracking_url text,
    packed_at timestamptz not null,
    shipped_at timestamptz,
    first_expected_on text,
    expected_on text,
    delivered_at timestamptz,
    primary key (order_id, parcel_id)
  )`,
  // An event that is reported again has the same id, and is stored once.
  `create table order_events (
    order_id uuid not null references orders (id) on delete cascade,
    event_id text not null,
    kind text not null,
    at timestamptz not null,
    recorded_at timestamptz not null,
    details jsonb not null default '{}',
    primary key (order_id, event_id)
  )`,
  `insert into order_events (order_id, event_id, kind, at, recorded_at)
    select id, 'accepted', 'accepted', coalesce(settled_at, placed_at), now() from orders where state = 'finalised'`,
  `create sequence return_numbers`,
  `create table order_returns (
    id uuid primary key,
    number text not null unique,
    order_id uuid not null references orders (id) on delete cascade,
    idempotency_key uuid not null,
    state text not null check (state in ('requested', 'received', 'expired')),
    lines jsonb not null,
    requested_at timestamptz not null,
    send_by text not null,
    received_at timestamptz,
    unique (order_id, idempotency_key)
  )`,
  `create sequence credit_note_numbers`,
  `create table order_refunds (
    id uuid primary key,
    order_id uuid not null references orders (id) on delete cascade,
    position int not null,
    reason text not null check (reason in ('cancelled', 'returned')),
    state text not null check (state in ('pending', 'refunded')),
    amount_minor int not null check (amount_minor >= 0),
    content jsonb not null,
    tenders jsonb not null,
    credit_note_number text unique,
    created_at timestamptz not null,
    refunded_at timestamptz,
    unique (order_id, position)
  )`,
  `create index order_refunds_pending on order_refunds (created_at) where state = 'pending'`,
  `alter table orders add column progress text, add column expected_on text, add column refunded_minor int not null default 0`,
  `update orders o set progress = case when exists (select from order_lines l where l.order_id = o.id and l.delivered < l.qty) then 'placed' else 'delivered' end
    where state = 'finalised'`,
];

/** Units of orders after the payment: cancelled, packed, shipped, delivered and returned, with parcels, events, returns and refunds. */
export const orderUnits: Migration = {
  name: '080-order-units',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
