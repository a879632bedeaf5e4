/** Extensions, and tables that belong to no feature. */
export const systemStatements: readonly string[] = [
  // Both extensions are trusted: the owner of a database may create them.
  `create extension if not exists cube`,
  `create extension if not exists btree_gist`,
  // Values that all hosts of one shop share, such as the key that signs tokens.
  `create table settings (name text primary key, value text not null, created_at timestamptz not null)`,
  `create table seeds (name text primary key, fingerprint text not null, seeded_at timestamptz not null)`,
  // Counters of the rate limiters. Times are in milliseconds since 1970.
  `create table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  `create index rate_limits_by_expiry on rate_limits (expire)`,
  `create table outbox (
    id uuid primary key,
    dedupe_key text not null unique,
    template text not null,
    channel text not null default 'email' check (channel in ('email', 'sms')),
    recipient text not null,
    locale text not null,
    payload jsonb not null,
    refusal text,
    created_at timestamptz not null,
    sent_at timestamptz
  )`,
  `create index outbox_by_age on outbox (created_at)`,
  `create index outbox_of_recipient on outbox (recipient, created_at)`,
];
