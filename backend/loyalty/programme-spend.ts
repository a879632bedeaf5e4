import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { OrderSpend } from '../database/documents/order-document.ts';
import type { Tables } from '../database/tables.ts';

/**
 * SQL condition on a membership `m` whose spend counts the price of all ordered goods. That of employees counts goods at their discount,
 * that of athletes with a credit what the credit has paid.
 */
const countsGoods = sql<boolean>`(m.programme = 'prosumer' or (m.programme = 'athlete' and m.annual_credit_minor is null))`;

/** SQL condition that orders in the currency count toward a membership of the customer. */
export const selectCountsSpend = (customerId: RawBuilder<unknown>, currency: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from programme_memberships m where m.customer_id = ${customerId} and m.currency = ${currency} and ${countsGoods})`;

/** SQL parts of the statement that stores an order. */
export interface ProgrammeSpendStatements {
  /** Locks the memberships, which is done before the cart's row is locked. */
  readonly locked: RawBuilder<unknown>;
  readonly isLocked: RawBuilder<unknown>;
  /** Adds the spend when the order is "placed". A new year starts at zero. */
  readonly spent: RawBuilder<unknown>;
}

export function buildProgrammeSpend(
  spend: OrderSpend | undefined,
  { customerId, currency }: { readonly customerId: string; readonly currency: string },
): ProgrammeSpendStatements {
  if (!spend) return { locked: sql``, isLocked: sql``, spent: sql`` };
  return {
    locked: sql`members as materialized (
      select m.customer_id, m.programme from programme_memberships m
      where m.customer_id = ${customerId} and m.currency = ${currency} and ${countsGoods} order by m.programme for update),`,
    isLocked: sql` and (select count(*) from members) >= 0`,
    spent: sql`counted_spend as (
      update programme_memberships m set spend_year = ${spend.year}::int,
        current_spend_minor = case when m.spend_year = ${spend.year}::int then m.current_spend_minor else 0 end + ${spend.minor}::int
      from placed, members where m.customer_id = members.customer_id and m.programme = members.programme and m.spend_year <= ${spend.year}::int),`,
  };
}

/** Subtracts the spend of a canceled or returned order, if its year has not ended. */
export async function returnProgrammeSpend(
  transaction: Transaction<Tables>,
  { customerId, currency }: { readonly customerId: string; readonly currency: string },
  { minor, year }: OrderSpend,
): Promise<void> {
  await sql`with members as materialized (
      select m.customer_id, m.programme from programme_memberships m where m.customer_id = ${customerId}::uuid
        and m.currency = ${currency} and m.spend_year = ${year}::int and ${countsGoods} order by m.programme for update)
    update programme_memberships m set current_spend_minor = greatest(0, m.current_spend_minor - ${minor}::int)
    from members where m.customer_id = members.customer_id and m.programme = members.programme`.execute(transaction);
}
