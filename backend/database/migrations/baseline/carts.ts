/** Carts, coupons, saved items and favorites. */
export const cartStatements: readonly string[] = [
  // A cart is read, locked and written as a whole, so its lines are part of the row.
  `create table carts (
    id uuid primary key,
    customer_id uuid not null references customers (id) on delete cascade,
    site_id text not null,
    status text not null check (status in ('open', 'processing', 'ordered')),
    version int not null check (version > 0),
    lines jsonb not null,
    coupons jsonb not null default '[]',
    bonus_choices jsonb not null default '[]',
    price_adjustments jsonb not null default '[]',
    shipments jsonb not null,
    billing_address jsonb,
    tenders jsonb not null,
    reservation jsonb,
    device jsonb,
    shown_total_minor int,
    left_out jsonb not null default '[]',
    delivery_changes jsonb not null default '[]',
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index carts_of_customer on carts (customer_id)`,
  `create index carts_by_age on carts (updated_at) where status = 'open'`,
  `create index carts_with_device on carts (updated_at) where device is not null`,
  // Orders that used the coupons of a promotion, and the discounts that it gave.
  `create table promotion_counters (
    promotion_id text not null,
    scope text not null,
    subject text not null,
    used bigint not null check (used >= 0),
    updated_at timestamptz not null,
    primary key (promotion_id, scope, subject)
  )`,
  // For the deletion of a customer's data and for retention. Counters of a whole promotion are subject to neither.
  `create index promotion_counters_of_subject on promotion_counters (subject) where scope in ('customer', 'email')`,
  `create index promotion_counters_by_age on promotion_counters (updated_at) where scope in ('customer', 'email')`,
  `create table saved_lists (
    id uuid primary key,
    customer_id uuid not null references customers (id) on delete cascade,
    site_id text not null,
    unique (customer_id, site_id)
  )`,
  // Items without a design have an empty one, so that the unique constraint applies to them too.
  `create table saved_items (
    id uuid primary key,
    list_id uuid not null references saved_lists (id) on delete cascade,
    sku text not null,
    recipe_id text not null default '',
    precreated_customs_code text not null default '',
    gift_key text not null default '',
    qty int not null check (qty > 0),
    saved_minor int not null,
    description jsonb not null,
    delivery jsonb,
    gift_option jsonb,
    gift_card_minor int,
    saved_at timestamptz not null,
    constraint saved_items_once unique (list_id, sku, recipe_id, precreated_customs_code, gift_key)
  )`,
  `create index saved_items_newest on saved_items (list_id, saved_at desc, id desc)`,
  `create index saved_items_by_age on saved_items (saved_at)`,
  `create table favorite_lists (
    id uuid primary key,
    customer_id uuid not null references customers (id) on delete cascade,
    site_id text not null,
    name text not null,
    name_key text not null,
    of_guest boolean not null,
    share_token text unique,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (customer_id, site_id, name_key)
  )`,
  `create index favorite_lists_of_guests on favorite_lists (updated_at) where of_guest`,
  `create table favorite_items (
    list_id uuid not null references favorite_lists (id) on delete cascade,
    style_id text not null,
    color_code text not null,
    qty int not null,
    price_minor int,
    available boolean not null,
    added_at timestamptz not null,
    primary key (list_id, style_id, color_code)
  )`,
  `create index favorite_items_by_age on favorite_items (list_id, added_at)`,
];
