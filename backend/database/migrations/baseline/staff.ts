/** Service agents, and the append-only record of what employees do. */
export const staffStatements: readonly string[] = [
  `create table agents (
    id text primary key,
    username text not null unique,
    name text not null,
    role text not null check (role in ('agent', 'supervisor')),
    password_hash text not null,
    created_at timestamptz not null
  )`,
  // Without foreign keys: the record outlives the customer's data and the employee.
  `create table staff_actions (
    id bigint generated always as identity primary key,
    acted_at timestamptz not null,
    role text not null,
    staff_id text not null,
    staff_name text not null,
    store_id text,
    customer_id uuid not null,
    site_id text not null,
    operation text not null,
    subject jsonb not null,
    status int not null,
    error_id text,
    correlation_id text not null
  )`,
  `create index staff_actions_by_age on staff_actions (acted_at)`,
  `create index staff_actions_of_customer on staff_actions (customer_id, acted_at)`,
  `create function reject_change() returns trigger language plpgsql as $$
    begin raise exception 'rows of % never change', tg_table_name; end $$`,
  `create trigger staff_actions_append_only before update on staff_actions for each row execute function reject_change()`,
];
