/** Units up to which a variant has low stock. The product page counts down from the same number (commerce/product/stock.ts). */
export const LOW_STOCK = 4;

/**
 * Latitude and longitude as a point on the unit sphere. Straight-line distances between such points sort like distances on the ground, also
 * across the antimeridian and at the poles.
 */
const positionColumn = `position cube not null generated always as (cube(array[
      cos(radians(latitude)) * cos(radians(longitude)),
      cos(radians(latitude)) * sin(radians(longitude)),
      sin(radians(latitude))])) stored`;

/** Stores, collection points of carriers, and stock. */
export const storeAndStockStatements: readonly string[] = [
  `create table stores (
    id text primary key,
    brand text not null,
    name text not null,
    address_line1 text not null,
    city text not null,
    region text,
    postal_code text not null,
    country text not null,
    phone text not null,
    latitude double precision not null,
    longitude double precision not null,
    ${positionColumn},
    time_zone text not null default 'UTC',
    hours jsonb not null,
    special_days jsonb not null default '[]',
    closed boolean not null default false,
    services text[] not null default '{}',
    pickup_cut_off text not null default '17:00',
    pickup_minutes int not null default 120 check (pickup_minutes >= 0)
  )`,
  `create index stores_of_brand on stores (brand, country)`,
  `create index stores_by_position on stores using gist (brand, position)`,
  `create table store_employees (
    id text primary key,
    store_id text not null references stores (id) on delete cascade,
    first_name text not null,
    last_name text not null,
    role text not null check (role in ('associate', 'manager')),
    pin_hash text not null
  )`,
  `create index store_employees_of_store on store_employees (store_id)`,
  `create table collection_points (
    id text primary key,
    carrier text not null,
    name text not null,
    address_line1 text not null,
    city text not null,
    region text,
    postal_code text not null,
    country text not null,
    latitude double precision not null,
    longitude double precision not null,
    ${positionColumn},
    hours jsonb not null
  )`,
  `create index collection_points_by_position on collection_points using gist (country, position)`,
  // A location is a site or a store. A variant without a row is not sold there.
  // holds contains reserved units by customer. It is part of the row, so that a transaction that locks the row sees the latest reservations.
  `create table stock (
    sku text not null,
    location text not null,
    quantity int not null check (quantity >= 0),
    holds jsonb not null default '{}',
    primary key (sku, location)
  )`,
  // Without the quantity, so that a change of it updates no index.
  `create index stock_of_location on stock (location, sku)`,
  `create function reserved_units(holds jsonb, at timestamptz, customer uuid) returns int language sql stable as $$
    select coalesce(sum((value ->> 'units')::int), 0)::int from jsonb_each(holds)
      where key is distinct from customer::text and (value ->> 'until')::timestamptz > at $$`,
  // Units that a customer can buy: the customer's own reservations and expired ones do not count. It contains no subquery, so that
  // PostgreSQL inlines it and rows without reservations cost no function call.
  `create function available_units(quantity int, holds jsonb, at timestamptz, customer uuid) returns int language sql stable as $$
    select case when coalesce(holds, '{}') = '{}' then coalesce(quantity, 0)
      else greatest(0, quantity - reserved_units(holds, at, customer)) end $$`,
  `create function scarcity(units int) returns text language sql immutable as
    $$ select case when coalesce(units, 0) <= 0 then 'SOLD OUT' when units <= ${LOW_STOCK} then 'LOW STOCK' end $$`,
];
