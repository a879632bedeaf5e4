/** Imports of product feeds, and what they have created. */
export const catalogImportStatements: readonly string[] = [
  // The fingerprint covers the file and the options: the same command resumes an interrupted import.
  `create table imports (
    id uuid primary key,
    source text not null,
    fingerprint text not null,
    phase text not null check (phase in ('reading', 'applying', 'finished')),
    line int not null default 0,
    after_key text collate "C" not null default '',
    products int not null default 0,
    variants int not null default 0,
    changed int not null default 0,
    started_at timestamptz not null,
    finished_at timestamptz
  )`,
  `create unique index imports_unfinished on imports (source) where phase <> 'finished'`,
  `create table import_items (
    import_id uuid not null references imports (id) on delete cascade,
    line int not null,
    group_key text collate "C" not null,
    item jsonb not null,
    primary key (import_id, line)
  )`,
  `create index import_items_of_group on import_items (import_id, group_key, line)`,
  `create table import_issues (
    import_id uuid not null references imports (id) on delete cascade,
    line int not null,
    column_name text not null,
    reason text not null,
    value text not null,
    rejected boolean not null,
    primary key (import_id, line, column_name, reason, value)
  )`,
  `create table imported_styles (
    source text not null,
    key text collate "C" not null,
    style_id text not null unique references styles (id) on delete cascade,
    content_hash text not null,
    languages text[] not null,
    import_id uuid not null,
    primary key (source, key)
  )`,
  `create index imported_styles_of_import on imported_styles (source, import_id)`,
  `create table imported_pictures (id text primary key, url text not null)`,
];
