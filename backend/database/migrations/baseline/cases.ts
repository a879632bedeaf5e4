/** Cases of customer service and warranty. */
export const caseStatements: readonly string[] = [
  `create sequence contact_case_numbers`,
  `create sequence warranty_case_numbers`,
  // A case outlives the guest who sent it.
  `create table cases (
    id uuid primary key,
    number text not null unique,
    kind text not null check (kind in ('contact', 'warranty')),
    customer_id uuid references customers (id) on delete set null,
    idempotency_key uuid not null,
    brand text not null,
    site_id text not null,
    locale text not null,
    email text not null,
    content jsonb not null,
    created_at timestamptz not null,
    handed_over_at timestamptz,
    unique (customer_id, idempotency_key)
  )`,
  `create index cases_by_age on cases (created_at)`,
  `create table case_attachments (
    case_id uuid not null references cases (id) on delete cascade,
    position int not null,
    file_name text not null,
    media_type text not null,
    size int not null check (size > 0),
    sha256 text not null,
    content bytea not null,
    primary key (case_id, position)
  )`,
  // Pictures and PDF files are compressed already.
  `alter table case_attachments alter column content set storage external`,
];
