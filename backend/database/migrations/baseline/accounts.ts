/** Accounts, sessions and the ways to sign in. Secrets are stored as hashes. */
export const accountStatements: readonly string[] = [
  // Separate from customers, so that a query of a customer never reads a password hash.
  `create table accounts (
    customer_id uuid primary key references customers (id) on delete cascade,
    password_hash text not null,
    password_changed_at timestamptz not null,
    created_at timestamptz not null
  )`,
  // Failed sign-ins by email address, whether it has an account or not.
  `create table sign_in_attempts (subject text primary key, failures int not null, ends_at timestamptz not null)`,
  `create index sign_in_attempts_by_end on sign_in_attempts (ends_at)`,
  // claimed_at identifies the exchange in progress. usid is the session that created a code for another site; codes of sign-ins have none.
  // staff is the employee of a staff session.
  `create table authorization_codes (
    hash text primary key,
    customer_id uuid not null references customers (id) on delete cascade,
    site_id text not null,
    usid text,
    staff jsonb,
    code_challenge text not null,
    expires_at timestamptz not null,
    claimed_at timestamptz,
    used_at timestamptz
  )`,
  `create index authorization_codes_by_expiry on authorization_codes (expires_at)`,
  `create index authorization_codes_of_customer on authorization_codes (customer_id)`,
  // A family contains all tokens of one sign-in; reuse of a used token ends the family. The first use of a token sets successor_salt:
  // token and salt determine the successor.
  `create table refresh_tokens (
    hash text primary key,
    family uuid not null,
    customer_id uuid not null references customers (id) on delete cascade,
    site_id text not null,
    usid text not null,
    code_challenge text not null,
    successor_salt text,
    issued_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index refresh_tokens_of_family on refresh_tokens (family)`,
  `create index refresh_tokens_by_expiry on refresh_tokens (expires_at)`,
  `create index refresh_tokens_of_customer on refresh_tokens (customer_id)`,
  // Sessions as the owner of an account sees them; guests have none. confirmed_at is the last time the customer proved their identity.
  `create table sessions (
    family uuid primary key,
    customer_id uuid not null references customers (id) on delete cascade,
    site_id text not null,
    usid text not null,
    staff jsonb,
    browser text,
    system text,
    country text,
    city text,
    began_at timestamptz not null,
    confirmed_at timestamptz not null,
    used_at timestamptz not null,
    ends_at timestamptz not null
  )`,
  `create index sessions_of_customer on sessions (customer_id)`,
  `create index sessions_by_end on sessions (ends_at)`,
  `create function notify_session_ended() returns trigger language plpgsql as $$
    begin perform pg_notify('session_ended', old.customer_id::text); return null; end $$`,
  `create trigger session_deleted after delete on sessions for each row execute function notify_session_ended()`,
  // A new usid ends the access tokens of the previous one.
  `create trigger session_usid_changed after update of usid on sessions
    for each row when (old.usid <> new.usid) execute function notify_session_ended()`,
  `create table passkeys (
    id uuid primary key,
    customer_id uuid not null references customers (id) on delete cascade,
    rp_id text not null,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    transports jsonb not null,
    synced boolean not null,
    name text not null,
    created_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index passkeys_of_customer on passkeys (customer_id)`,
  // Deleted when an authenticator has signed the challenge.
  `create table passkey_challenges (
    hash text primary key,
    purpose text not null check (purpose in ('add', 'sign-in')),
    bound_to text not null,
    customer_id uuid references customers (id) on delete cascade,
    rp_id text not null,
    origin text not null,
    expires_at timestamptz not null
  )`,
  `create index passkey_challenges_by_expiry on passkey_challenges (expires_at)`,
  `create index passkey_challenges_of_customer on passkey_challenges (customer_id)`,
  // Links in mails, by the hash of their token. Each works once.
  `create table mailed_links (
    hash text primary key,
    purpose text not null check (purpose in ('password-reset', 'subscription', 'stock-notification')),
    customer_id uuid not null references customers (id) on delete cascade,
    about jsonb,
    expires_at timestamptz not null
  )`,
  `create index mailed_links_by_expiry on mailed_links (expires_at)`,
  `create index mailed_links_of_customer on mailed_links (customer_id)`,
];
