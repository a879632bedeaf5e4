/** Cards, and accounts of stored value: gift cards, rewards, points and credits. */
export const paymentStatements: readonly string[] = [
  `create table payment_sessions (
    hash text primary key,
    cart_id uuid not null references carts (id) on delete cascade,
    expires_at timestamptz not null
  )`,
  `create index payment_sessions_of_cart on payment_sessions (cart_id)`,
  `create index payment_sessions_by_expiry on payment_sessions (expires_at)`,
  // A token pays for one cart, once.
  `create table card_tokens (
    hash text primary key,
    cart_id uuid not null references carts (id) on delete cascade,
    spent_by text
  )`,
  `create index card_tokens_of_cart on card_tokens (cart_id)`,
  // Amounts are minor units of the currency, or points if there is no currency. The balance is the sum of the account's entries.
  `create table value_accounts (
    id uuid primary key,
    kind text not null check (kind in ('gift_card', 'reward_code', 'reward_card', 'points', 'athlete_credit')),
    customer_id uuid references customers (id) on delete set null,
    cart_id uuid references carts (id) on delete set null,
    currency text,
    year int,
    balance int not null default 0 check (balance >= 0),
    code_hash text unique,
    is_active boolean not null default true,
    expires_at timestamptz,
    details jsonb not null default '{}',
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  // Not unique: the id of such an account is computed from customer, kind and year, and "on conflict (id)" of two concurrent requests
  // would fail on a second unique index.
  `create index value_accounts_of_customer on value_accounts (customer_id, kind, year) where kind in ('points', 'athlete_credit')`,
  `create index value_accounts_by_owner on value_accounts (customer_id) where customer_id is not null`,
  `create index value_accounts_by_cart on value_accounts (cart_id) where cart_id is not null`,
  `create index value_accounts_of_order on value_accounts ((details ->> 'orderId')) where kind = 'gift_card'`,
  // For retention, which never deletes the points of customers.
  `create index value_accounts_by_age on value_accounts (updated_at)
    where kind in ('reward_code', 'reward_card', 'athlete_credit') or (kind = 'points' and not is_active)`,
  // The append-only ledger. The primary key makes each operation idempotent.
  `create table value_entries (
    account_id uuid not null references value_accounts (id) on delete cascade,
    reference text not null,
    kind text not null check (kind in ('issue', 'earn', 'hold', 'capture', 'release', 'refund', 'reverse', 'expire', 'adjust')),
    amount int not null,
    order_id uuid,
    created_at timestamptz not null,
    primary key (account_id, reference, kind)
  )`,
  `create index value_entries_history on value_entries (account_id, created_at desc, reference, kind) where kind <> 'capture'`,
  // Wrong PINs since the last correct one. No longer used: sign_in_attempts counts them by number and client address.
  `create table pin_trials (
    account_id uuid primary key references value_accounts (id) on delete cascade,
    trials int not null,
    began_at timestamptz not null
  )`,
  `create table saved_payments (
    id uuid primary key,
    customer_id uuid not null references customers (id),
    type text not null check (type in ('CREDIT_CARD', 'REWARD_CODE', 'REWARD_CARD')),
    label text,
    is_default boolean not null default false,
    vault_id text unique,
    brand text,
    last4 text,
    expiry_month int,
    expiry_year int,
    expires_at timestamptz,
    account_id uuid references value_accounts (id) on delete cascade,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check (case when type = 'CREDIT_CARD'
      then account_id is null and num_nonnulls(vault_id, brand, last4, expiry_month, expiry_year, expires_at) = 6
      else account_id is not null and num_nonnulls(vault_id, brand, last4, expiry_month, expiry_year, expires_at) = 0 and not is_default end)
  )`,
  `create index saved_payments_of_customer on saved_payments (customer_id, created_at)`,
  `create unique index saved_payments_default on saved_payments (customer_id) where is_default`,
  `create unique index saved_payments_card on saved_payments (customer_id, brand, last4, expiry_year, expiry_month) where vault_id is not null`,
  `create unique index saved_payments_reward on saved_payments (account_id, customer_id) where account_id is not null`,
  `create index saved_payments_age on saved_payments (expires_at) where expires_at is not null`,
  // Cards that the payment partner still has to delete.
  `create table stored_card_deletions (
    vault_id text primary key,
    requested_at timestamptz not null
  )`,
  `create index stored_card_deletions_age on stored_card_deletions (requested_at)`,
];
