/** Customers, guests included, with their subscriptions, memberships and addresses. */
export const customerStatements: readonly string[] = [
  `create table customers (
    id uuid primary key,
    brand text not null,
    role text not null constraint customers_role_check check (role in ('guest', 'registered', 'associate', 'agent')),
    email text,
    first_name text,
    last_name text,
    birth_date text,
    gender text,
    phone text,
    postal_code text,
    country text,
    locale text,
    interests text,
    preferred_shoe_size text,
    acquisition_type text,
    campaign_name text,
    acquisition_store text,
    store_assistant text,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    constraint customers_one_an_email unique (brand, email)
  )`,
  // Guests, and customers of staff sessions, which have no account either: both are purged.
  `create index guests_by_age on customers (created_at, id) where role <> 'registered' and email is null`,
  `create table subscriptions (
    customer_id uuid not null references customers (id) on delete cascade,
    type text not null,
    channel text not null,
    recipient text not null,
    optin boolean not null,
    double_optin boolean not null,
    country text,
    region text,
    category text not null,
    optin_date timestamptz,
    optout_date timestamptz,
    primary key (customer_id, type, channel, recipient)
  )`,
  `create table enrollments (
    customer_id uuid not null references customers (id) on delete cascade,
    type text not null,
    optin boolean not null,
    double_optin boolean not null,
    country text not null,
    optin_date timestamptz,
    updated_at timestamptz not null,
    primary key (customer_id, type, country)
  )`,
  // Amounts are minor units of the spend year.
  `create table programme_memberships (
    customer_id uuid not null references customers (id) on delete cascade,
    programme text not null check (programme in ('employee', 'athlete', 'prosumer', 'WRANX', 'IPA')),
    spend_year int not null,
    current_spend_minor int not null default 0 check (current_spend_minor >= 0),
    annual_cap_minor int check (annual_cap_minor >= 0),
    annual_credit_minor int check (annual_credit_minor >= 0),
    currency text,
    terms_accepted_at timestamptz,
    terms_declined_at timestamptz,
    created_at timestamptz not null,
    primary key (customer_id, programme)
  )`,
  `create table addresses (
    id uuid primary key,
    customer_id uuid not null references customers (id) on delete cascade,
    approach_type text not null check (approach_type in ('S', 'B')),
    main boolean not null,
    fields jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index addresses_of_customer on addresses (customer_id, created_at)`,
  `create unique index addresses_one_main on addresses (customer_id, approach_type) where main`,
  `create table notifications (
    customer_id uuid not null references customers (id) on delete cascade,
    type text not null,
    channel text not null,
    enabled boolean not null,
    updated_at timestamptz not null,
    primary key (customer_id, type, channel)
  )`,
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
  // One open request per address and variant.
  `create unique index stock_notifications_open on stock_notifications (site_id, sku, email) where notified_at is null`,
  `create index stock_notifications_waiting on stock_notifications (site_id, sku, requested_at)
    where confirmed_at is not null and notified_at is null`,
  `create index stock_notifications_unconfirmed on stock_notifications (requested_at) where confirmed_at is null`,
  `create index stock_notifications_notified on stock_notifications (site_id, sku, notified_at) where notified_at is not null`,
  `create index stock_notifications_by_age on stock_notifications (requested_at)`,
  `create index stock_notifications_of_customer on stock_notifications (customer_id)`,
  `create index stock_notifications_of_address on stock_notifications (email)`,
];
