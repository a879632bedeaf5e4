import { Pool, type QueryResultRow } from 'pg';
import { searchKeywords } from '#backend/catalog/listings/search-keywords.ts';

/** A statement that the server prepares once per connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

const createQuery =
  (on: Pool) =>
  async <Row extends QueryResultRow>({ name, text }: Statement, values: readonly unknown[]): Promise<Row[]> =>
    (await on.query<Row>({ name, text, values: [...values] })).rows;

export type Query = ReturnType<typeof createQuery>;

export interface HandDatabase {
  readonly query: Query;
  close(): Promise<void>;
}

const tables = `
  create table hand_carts (
    id uuid primary key, customer_id uuid not null references customers (id), site_id text not null, status text not null default 'open',
    version int not null default 1, shipping_method text not null default 'standard',
    shipping_address jsonb, billing_address jsonb, payment jsonb, updated_at timestamptz not null default now());
  create table hand_lines (
    id uuid primary key, cart_id uuid not null references hand_carts (id), sku text not null, qty int not null, unit_minor int not null,
    added_at timestamptz not null default clock_timestamp(), unique (cart_id, sku));
  create table hand_sessions (hash text primary key, cart_id uuid not null references hand_carts (id));
  create table hand_tokens (hash text primary key, cart_id uuid not null references hand_carts (id), spent boolean not null default false);
  create table hand_jobs (id uuid primary key, name text not null, subject uuid not null, created_at timestamptz not null default now());
  create sequence hand_numbers;
  create table hand_orders (
    id uuid primary key, number text not null unique, customer_id uuid not null references customers (id), cart_id uuid not null unique,
    idempotency_key uuid not null, status text not null, email text not null, total_minor int not null,
    shipping_address jsonb not null, billing_address jsonb not null, authorization_id text, placed_at timestamptz not null default now(),
    unique (customer_id, idempotency_key));
  create table hand_order_lines (
    order_id uuid not null references hand_orders (id), sku text not null, name text not null, qty int not null, unit_minor int not null,
    primary key (order_id, sku));
  create table hand_mails (id uuid primary key, recipient text not null, kind text not null, data jsonb not null, created_at timestamptz not null default now());`;

/** The standard text search: a column of weighted words with an index. Also indexes the search terms of product kinds. */
const words = `update listings l set search = setweight(to_tsvector('english', t.name || ' ' || t.kind_label), 'A') || to_tsvector('english',
    concat_ws(' ', t.tagline, t.description, t.features::text, t.material, translate(array_to_string(l.facets, ' '), '=', ' '), $1::jsonb ->> s.kind))
  from style_texts t join styles s on s.id = t.style_id where t.style_id = l.style_id and t.language = l.language`;
const keywords = JSON.stringify(Object.fromEntries(Object.entries(searchKeywords).map(([kind, { en }]) => [kind, en])));

/** Opens the seeded catalog, with as many connections and cached plans as our backend, and its own tables for carts and orders. */
export async function openByHand(url: string): Promise<HandDatabase> {
  const pool = new Pool({ connectionString: url, max: 10, options: '-c plan_cache_mode=force_generic_plan' });
  pool.on('error', () => undefined);
  await pool.query(tables);
  await pool.query('alter table listings add column search tsvector');
  await pool.query(words, [keywords]);
  await pool.query('create index hand_search on listings using gin (search)');
  await pool.query('vacuum analyze listings');
  return {
    query: createQuery(pool),
    close: () => pool.end(),
  };
}
