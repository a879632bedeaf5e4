import { sql, type Transaction } from 'kysely';
import { normalizeEmail } from '../authentication/sign-in/sign-in-attempts.ts';
import type { Tables } from '../database/tables.ts';
import { CallError } from '../router/call-error.ts';
import type { ProfileFields } from './profile-rules.ts';

export interface NewAccount extends ProfileFields {
  /** Id for a new customer. */
  readonly newId: string;
  readonly brand: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly country: string;
  readonly locale: string;
  readonly source: {
    readonly acquisitionType?: string;
    readonly campaignName?: string;
    readonly store?: string;
    readonly storeAssistant?: string;
  };
  readonly now: Date;
}

/**
 * Stores an account in one statement and returns its customer id. A consumer with the same address becomes its customer, but loses data
 * entered before the sign-up, since the person who entered it may be another.
 * @throws CallError 409 PRO409 if the address has an account.
 */
export async function storeAccount(transaction: Transaction<Tables>, account: NewAccount): Promise<string> {
  const { newId, brand, passwordHash, country, locale, source, now } = account;
  const email = normalizeEmail(account.email);
  const { firstName = null, lastName = null, phone = null, birthDate = null, postalCode = null } = account;
  const { rows } = await sql<{ id: string }>`
    with stored as (
      insert into customers as c (id, brand, role, email, first_name, last_name, phone, birth_date, postal_code, country, locale,
        acquisition_type, campaign_name, acquisition_store, store_assistant, created_at, updated_at)
      values (${newId}, ${brand}, 'registered', ${email}, ${firstName}, ${lastName}, ${phone}, ${birthDate}, ${postalCode}, ${country}, ${locale},
        ${source.acquisitionType ?? null}, ${source.campaignName ?? null}, ${source.store ?? null}, ${source.storeAssistant ?? null}, ${now}, ${now})
      on conflict (brand, email) do update set role = excluded.role, first_name = excluded.first_name, last_name = excluded.last_name,
        phone = excluded.phone, birth_date = excluded.birth_date, postal_code = excluded.postal_code, country = excluded.country,
        gender = null, interests = null, locale = excluded.locale, acquisition_type = excluded.acquisition_type,
        campaign_name = excluded.campaign_name, acquisition_store = excluded.acquisition_store, store_assistant = excluded.store_assistant,
        updated_at = excluded.updated_at
      where c.role = 'guest'
      returning id
    ), account as (
      insert into accounts (customer_id, password_hash, password_changed_at, created_at) select id, ${passwordHash}, ${now}, ${now} from stored
    ), others as (
      delete from subscriptions where customer_id in (select id from stored) and recipient <> ${email}
    ), memberships as (
      delete from enrollments where customer_id in (select id from stored)
    )
    select id from stored`.execute(transaction);
  const [stored] = rows;
  if (stored) return stored.id;
  throw new CallError(409, 'PRO409', [{ message: 'This e-mail address has an account already.', additionalInfo: { field: 'email' } }]);
}
