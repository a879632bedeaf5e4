/** Categories, styles, colors, variants, prices and product sets. */
export const catalogStatements: readonly string[] = [
  `create table categories (
    id text primary key,
    brand text not null,
    parent_id text references categories (id),
    position int not null
  )`,
  `create table category_texts (
    category_id text not null references categories (id) on delete cascade,
    language text not null,
    name text not null,
    slug text not null,
    description text,
    primary key (category_id, language)
  )`,
  `create table styles (
    id text primary key check (id ~ '^[A-Z0-9]{8}$'),
    brand text not null,
    kind text not null,
    gender text not null,
    season text not null,
    badge text,
    eyebrow text,
    size_scale text not null,
    size_chart text,
    features text[] not null,
    digital boolean not null,
    max_qty int not null,
    notify_me boolean not null,
    rating_score double precision,
    rating_count int not null,
    rank int not null,
    released_on text not null,
    category_id text not null references categories (id),
    weight_grams integer check (weight_grams > 0),
    composition jsonb not null default '[]',
    sale_ends_on date,
    custom_amounts jsonb
  )`,
  `create table style_texts (
    style_id text not null references styles (id) on delete cascade,
    language text not null,
    name text not null,
    slug text not null,
    kind_label text not null,
    tagline text not null,
    description text not null,
    features jsonb not null,
    material text not null,
    care text not null,
    primary key (style_id, language)
  )`,
  `create table style_categories (
    style_id text not null references styles (id) on delete cascade,
    category_id text not null references categories (id) on delete cascade,
    primary key (style_id, category_id)
  )`,
  `create table colors (
    brand text not null,
    code text not null check (code ~ '^[A-Z0-9]{3}$'),
    slug text not null,
    swatch text not null,
    position int not null,
    names jsonb not null,
    primary key (brand, code)
  )`,
  `create table colorways (
    style_id text not null references styles (id) on delete cascade,
    color_code text not null,
    position int not null,
    listed boolean not null,
    gallery jsonb not null,
    primary key (style_id, color_code)
  )`,
  `create table variants (
    sku text primary key,
    style_id text not null references styles (id) on delete cascade,
    color_code text not null,
    size text not null,
    fit text not null,
    position int not null,
    upc text not null
  )`,
  `create index variants_of_style on variants (style_id, position)`,
  `create table prices (
    style_id text not null references styles (id) on delete cascade,
    color_code text not null,
    site_id text not null,
    currency text not null,
    original_minor int not null check (original_minor >= 0),
    current_minor int not null check (current_minor >= 0),
    primary key (style_id, site_id, color_code)
  )`,
  `create table scheduled_prices (
    style_id text not null references styles (id) on delete cascade,
    color_code text not null,
    site_id text not null,
    current_minor int not null check (current_minor >= 0),
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    primary key (style_id, site_id, color_code)
  )`,
  `create index scheduled_prices_by_end on scheduled_prices (ends_at)`,
  `create table product_sets (
    id text primary key check (id ~ '^S[0-9]{6}$'),
    brand text not null,
    position int not null,
    picture text not null,
    withdrawn boolean not null default false
  )`,
  `create table product_set_texts (
    set_id text not null references product_sets (id) on delete cascade,
    language text not null,
    name text not null,
    slug text not null,
    tagline text not null,
    description text not null,
    primary key (set_id, language)
  )`,
  // A style that leaves the catalog also leaves its sets.
  `create table product_set_parts (
    set_id text not null references product_sets (id) on delete cascade,
    position int not null,
    style_id text not null references styles (id) on delete cascade,
    color_code text not null,
    qty int not null check (qty > 0),
    primary key (set_id, position)
  )`,
  `create index product_set_parts_by_style on product_set_parts (style_id)`,
];
