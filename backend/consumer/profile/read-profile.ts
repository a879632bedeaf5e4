import { sql, type Kysely } from 'kysely';
import type { Profile } from '#generated/openapi/consumer.ts';
import { createUnknownCustomerError } from '../../authentication/authenticate.ts';
import { selectPendingEmail } from '../../authentication/email/send-email-link.ts';
import type { Tables } from '../../database/tables.ts';
import { joinCredit, selectSpent } from '../../loyalty/athlete-credit.ts';
import { selectPoints } from '../../loyalty/points-account.ts';
import { getSpendYear } from '../../money/annual-spend.ts';
import { getJsonListSql } from './json-list-sql.ts';
import { renderProfile } from './render-profile.ts';
import type { StoredProfile } from './stored-profile.ts';

export const selectAddresses = getJsonListSql(sql`select a.id, a.approach_type as "approachType", a.main, a.fields
  from addresses a where a.customer_id = c.id order by a.main desc, a.created_at, a.id`);

const selectMemberships = (year: number) =>
  getJsonListSql(sql`select m.programme, ${selectSpent(year)} as "currentSpendMinor", m.annual_cap_minor as "annualCapMinor",
    m.annual_credit_minor as "annualCreditMinor", m.currency, m.terms_accepted_at is not null as "termsAccepted",
    m.terms_declined_at is not null as "termsDeclined"
  from programme_memberships m ${joinCredit(year)} where m.customer_id = c.id order by m.programme`);

const selectEnrollments = getJsonListSql(sql`select e.type, e.optin, e.double_optin as "doubleOptin", e.country, e.optin_date as "optinDate"
  from enrollments e where e.customer_id = c.id order by e.type, e.country`);

export const selectSubscriptions =
  getJsonListSql(sql`select s.type, s.channel, s.optin, s.double_optin as "doubleOptin", s.country, s.region, s.recipient,
    s.category, s.optin_date as "optinDate", s.optout_date as "optoutDate"
  from subscriptions s where s.customer_id = c.id order by s.type, s.channel, s.recipient`);

const selectNotifications = getJsonListSql(sql`select n.type, n.channel, n.enabled
  from notifications n where n.customer_id = c.id order by n.type, n.channel`);

/**
 * Reads a customer's whole profile in one statement.
 * @throws CallError 403 AUT498 for a deleted customer.
 */
export async function readProfile(db: Kysely<Tables>, customerId: string, now: Date): Promise<Profile> {
  const { rows } = await sql<StoredProfile>`select c.id, c.email, c.first_name as "firstName", c.last_name as "lastName", c.phone,
      c.birth_date as "birthDate", c.gender, c.postal_code as "postalCode", c.country, c.interests,
      c.preferred_shoe_size as "preferredShoeSize", accounts.email_confirmed_at is not null as "emailConfirmed",
      ${selectPendingEmail(now)} as "pendingEmail", ${selectPoints(sql`c.id`)} as "loyaltyPoints",
      ${selectAddresses} as addresses, ${selectMemberships(getSpendYear(now))} as memberships,
      ${selectEnrollments} as enrollments, ${selectSubscriptions} as subscriptions,
      ${selectNotifications} as notifications
    from customers c left join accounts on accounts.customer_id = c.id where c.id = ${customerId} and c.email is not null`.execute(db);
  const [stored] = rows;
  if (!stored) throw createUnknownCustomerError();
  return renderProfile(stored);
}
