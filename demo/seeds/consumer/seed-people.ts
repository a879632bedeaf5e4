import { sql, type Kysely, type Transaction } from 'kysely';
import { createPasswords } from '#backend/authentication/passwords/passwords.ts';
import { systemSecrets } from '#backend/authentication/tokens/secrets.ts';
import type { Tables } from '#backend/database/tables.ts';
import { getSpendYear } from '#backend/money/annual-spend.ts';
import type { Clock, Ids, Log } from '#backend/ports.ts';
import { shopSites, type ShopSite } from '#backend/sites/shop-site.ts';
import { insertExpiredCard } from './insert-expired-card.ts';
import { insertPoints } from './insert-points.ts';
import { seededPassword, seededPeople, type SeededPerson } from './people.ts';
import { insertRewards } from './insert-rewards.ts';

export interface PeoplePorts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
}

interface Placed {
  readonly site: ShopSite;
  readonly passwordHash: string;
  readonly now: Date;
  readonly id: string;
}

/** Any number, but the same in every process: hosts that start together wait for each other. */
const seedLock = 4_150_229;

async function insertPerson(
  transaction: Transaction<Tables>,
  person: SeededPerson,
  { site, passwordHash, now, id }: Placed,
): Promise<void> {
  const { name, firstName, lastName, points, interests = null, isPartial, expiredCard, memberships = [] } = person;
  const times = { created_at: now, updated_at: now };
  const rest = isPartial ? {} : { phone: '+13035550142', birth_date: '1990-04-23', postal_code: '80302' };
  await transaction
    .insertInto('customers')
    .values({
      id,
      brand: site.brand,
      role: 'registered',
      email: `${name}@${site.brand}.example`,
      first_name: firstName,
      last_name: lastName,
      country: site.country,
      locale: 'en-us',
      interests,
      ...rest,
      ...times,
    })
    .execute();
  await transaction
    .insertInto('accounts')
    .values({ customer_id: id, password_hash: passwordHash, password_changed_at: now, created_at: now, email_confirmed_at: now })
    .execute();
  if (points) {
    const enrollment = { type: 'Loyalty', optin: true, double_optin: false, country: site.country, optin_date: now, updated_at: now };
    await transaction
      .insertInto('enrollments')
      .values({ customer_id: id, ...enrollment })
      .execute();
    await insertPoints(transaction, id, points, now);
  }
  if (expiredCard) await insertExpiredCard(transaction, id, expiredCard, now);
  for (const { programme, currentSpendMinor = 0, annualCapMinor = null, annualCreditMinor = null, termsAccepted } of memberships) {
    const hasAmounts = annualCapMinor !== null || annualCreditMinor !== null;
    await transaction
      .insertInto('programme_memberships')
      .values({
        customer_id: id,
        programme,
        current_spend_minor: currentSpendMinor,
        spend_year: getSpendYear(now),
        annual_cap_minor: annualCapMinor,
        annual_credit_minor: annualCreditMinor,
        currency: hasAmounts ? site.currency : null,
        created_at: now,
        terms_accepted_at: termsAccepted ? now : null,
      })
      .execute();
  }
}

/**
 * Creates one customer of each kind, with a public password: only for a shop on a local machine, and only while there are no accounts.
 * @returns true when customers were created
 */
export async function seedPeople({ db, clock, ids, log }: PeoplePorts): Promise<boolean> {
  const hasAccounts = async (on: Kysely<Tables>): Promise<boolean> =>
    (await on.selectFrom('accounts').select('customer_id').limit(1).executeTakeFirst()) !== undefined;
  if (await hasAccounts(db)) return false;
  const passwordHash = await createPasswords({ secrets: systemSecrets }).hash(seededPassword);
  const brands = [...new Map(shopSites.toReversed().map((site) => [site.brand, site])).values()];
  const isMade = await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(seedLock)})`.execute(transaction);
    if (await hasAccounts(transaction)) return false;
    for (const site of brands) {
      for (const person of seededPeople)
        await insertPerson(transaction, person, { site, passwordHash, now: clock.now(), id: person.ids?.[site.brand] ?? ids.uuid() });
    }
    await insertRewards(transaction, clock);
    return true;
  });
  if (isMade) log.info(`[cairn] [consumer] ${seededPeople.length} customers of each brand can sign in (docs/guide/example-shop.md)`);
  return isMade;
}
