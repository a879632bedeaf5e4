import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

const profile = 'first_name, last_name, birth_date, gender, interests, acquisition_type, campaign_name, locale';

/** Tables that point at a consumer point at the customer. */
const repointed = (table: string): string[] => [
  `alter table ${table} drop constraint ${table}_consumer_id_fkey`,
  `alter table ${table} rename column consumer_id to customer_id`,
  `alter table ${table} add constraint ${table}_customer_id_fkey foreign key (customer_id) references customers (id) on delete cascade`,
];

const statements = [
  // One customer may have sessions on several sites of the brand.
  `alter table refresh_tokens add column site_id text`,
  `update refresh_tokens set site_id = customers.site_id from customers where customers.id = refresh_tokens.customer_id`,
  `alter table refresh_tokens alter column site_id set not null`,
  `alter table customers
    add column brand text, add column role text, add column email text,
    ${profile
      .split(', ')
      .map((column) => `add column ${column} text`)
      .join(', ')},
    add column updated_at timestamptz`,
  `update customers set
    brand = lower(split_part(site_id, '-', 1)), role = case type when 'Guest' then 'guest' else 'registered' end, updated_at = created_at`,
  `alter table customers drop column type, drop column site_id`,
  `insert into customers (id, brand, role, email, ${profile}, created_at, updated_at)
    select id, brand, 'guest', email, ${profile}, created_at, updated_at from consumers`,
  `alter table customers
    alter column brand set not null, alter column role set not null, alter column updated_at set not null,
    add constraint customers_role_check check (role in ('guest', 'registered', 'associate', 'agent')),
    add constraint customers_one_an_email unique (brand, email)`,
  ...repointed('subscriptions'),
  ...repointed('enrollments'),
  `drop table consumers`,
];

/** Shoppers and the consumers of newsletters are one: by brand, and by e-mail address where it is known. */
export const oneIdentity: Migration = {
  name: '012-one-identity',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
