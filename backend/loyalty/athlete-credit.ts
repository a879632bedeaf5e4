import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { deriveUuid } from '../database/derive-uuid.ts';
import { getSpendYear } from '../money/annual-spend.ts';
import type { Minor } from '../money/minor-units.ts';

/** SQL of the year's spend before the account of the membership `m` was opened. */
const selectSpentBefore = (year: number): RawBuilder<Minor> =>
  sql<Minor>`case when m.spend_year = ${year}::int then m.current_spend_minor else 0 end`;

/** Joins the account of the year to a membership `m` as `credit`. Without an account there has been no payment that year. */
export const joinCredit = (year: number): RawBuilder<unknown> => sql`left join value_accounts credit on credit.customer_id = m.customer_id
  and credit.kind = 'athlete_credit' and credit.year = ${year}::int and m.programme = 'athlete'`;

/** SQL of a membership's total spend in a year, before and after its account was opened. Needs `joinCredit`. */
export const selectSpent = (year: number): RawBuilder<Minor> =>
  sql<Minor>`${selectSpentBefore(year)} + coalesce((credit.details ->> 'openedMinor')::int - credit.balance, 0)`;

/** SQL of an athlete's remaining credit this year; null for other customers. */
export function selectAthleteCredit(customerId: RawBuilder<unknown>, currency: string, now: Date): RawBuilder<Minor | null> {
  const year = getSpendYear(now);
  return sql<Minor | null>`(
    select coalesce(credit.balance, greatest(0, m.annual_credit_minor - ${selectSpentBefore(year)}))
    from programme_memberships m ${joinCredit(year)}
    where m.customer_id = ${customerId} and m.programme = 'athlete' and m.annual_credit_minor is not null and m.currency = ${currency})`;
}

export interface AthleteAccount {
  readonly id: string;
  readonly balanceMinor: Minor;
}

/**
 * Returns the account of an athlete's credit for this year and opens it on first use. Undefined for a customer without a credit in the
 * currency.
 */
export async function openAthleteCredit(
  db: Kysely<Tables>,
  customerId: string,
  currency: string,
  now: Date,
): Promise<AthleteAccount | undefined> {
  const year = getSpendYear(now);
  const ends = new Date(Date.UTC(year + 1, 0));
  const opened = sql`greatest(0, m.annual_credit_minor - ${selectSpentBefore(year)})`;
  const { rows } = await sql<AthleteAccount>`with account as (
      insert into value_accounts as a (id, kind, customer_id, currency, year, balance, expires_at, details, created_at, updated_at)
      select ${deriveUuid(`athlete ${customerId} ${year}`)}::uuid, 'athlete_credit', m.customer_id, m.currency, ${year}::int, ${opened},
        ${ends}::timestamptz, jsonb_build_object('openedMinor', ${opened}), ${now}::timestamptz, ${now}::timestamptz
      from programme_memberships m
      where m.customer_id = ${customerId} and m.programme = 'athlete' and m.annual_credit_minor is not null and m.currency = ${currency}
      on conflict (id) do update set updated_at = a.updated_at returning id, balance, xmax = 0 as is_new),
    entry as (
      insert into value_entries (account_id, reference, kind, amount, created_at)
      select id, 'opened', 'issue', balance, ${now}::timestamptz from account where is_new)
    select id, balance as "balanceMinor" from account`.execute(db);
  return rows[0];
}
