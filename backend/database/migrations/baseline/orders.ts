/** Orders, and what happens to their units after the payment. */
export const orderStatements: readonly string[] = [
  `create sequence order_numbers`,
  `create table orders (
    id uuid primary key,
    number text not null unique,
    customer_id uuid not null references customers (id),
    cart_id uuid not null references carts (id),
    next_cart_id uuid references carts (id) on delete set null deferrable initially deferred,
    idempotency_key uuid not null,
    site_id text not null,
    locale text not null,
    state text not null check (state in ('reserving', 'authenticating', 'confirming', 'releasing', 'finalised', 'cancelled')),
    cancel_reason text,
    progress text,
    email text not null,
    currency text not null,
    total_minor int not null check (total_minor >= 0),
    refunded_minor int not null default 0,
    content jsonb not null,
    tenders jsonb not null,
    expected_on text,
    placed_at timestamptz not null,
    settled_at timestamptz,
    unique (customer_id, idempotency_key)
  )`,
  // A cart becomes at most one order. After a failed payment it can be ordered again.
  `create unique index orders_one_a_cart on orders (cart_id) where state <> 'cancelled'`,
  `create index orders_of_cart on orders (cart_id)`,
  `create index orders_of_next_cart on orders (next_cart_id) where next_cart_id is not null`,
  `create index orders_unsettled on orders (state) where state not in ('finalised', 'cancelled')`,
  // Finds the orders that contain a style.
  `create index orders_by_style on orders using gin (jsonb_path_query_array(content, '$.rows[*].item.masterId'))`,
  // A purchase ends the stock notifications of its buyer.
  `create index orders_by_email on orders (lower(email))`,
  // Pages of the order history, latest first, all and by the filter "show". Orders without a successful payment are in no history.
  `create index orders_of_customer on orders (customer_id, placed_at desc, id desc) where state <> 'cancelled'`,
  `create index orders_of_customer_by_group on orders
    (customer_id, (case when progress in ('delivered', 'cancelled', 'returned') then progress else 'open' end), placed_at desc, id desc)
    where state <> 'cancelled'`,
  // Units of each line by state. Each counter is part of the one that the check compares it with.
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
  // An event that is reported twice has the same id and is stored once. request identifies a cancellation, so that a key with another
  // request is rejected.
  `create table order_events (
    order_id uuid not null references orders (id) on delete cascade,
    event_id text not null,
    kind text not null,
    at timestamptz not null,
    recorded_at timestamptz not null,
    details jsonb not null default '{}',
    request jsonb,
    primary key (order_id, event_id)
  )`,
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
];
