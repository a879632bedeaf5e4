import { sql, type RawBuilder } from 'kysely';
import { deriveUuid } from '../database/derive-uuid.ts';

/** Id of a customer's points account. It is derived, so that one statement can open the account and add to it. */
export const getPointsAccountId = (customerId: string): string => deriveUuid(`points ${customerId}`);

/**
 * SQL of the points that a customer can spend.
 * @param customerId SQL of the customer's id, e.g. sql`c.id`
 */
export function selectPoints(customerId: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce((select balance from value_accounts where customer_id = ${customerId} and kind = 'points'), 0)`;
}

/** SQL condition. */
export function selectIsMember(customerId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from enrollments where customer_id = ${customerId} and type = 'Loyalty' and optin)`;
}

export interface PointsCredit {
  readonly customerId: string;
  readonly points: number;
  readonly kind: 'earn' | 'issue';
  /** Idempotency key of the credit. */
  readonly reference: string;
  readonly orderId: string | null;
  readonly now: Date;
}

/**
 * SQL that credits points to a member, once per reference, and opens the account with the first points.
 * @param from A common table expression that has a row if the credit applies; null for always
 */
export function buildPointsCredit(
  { customerId, points, kind, reference, orderId, now }: PointsCredit,
  from: RawBuilder<unknown> | null = null,
): RawBuilder<unknown> {
  const customer = sql`${customerId}::uuid`;
  return sql`credited as (
      insert into value_entries (account_id, reference, kind, amount, order_id, created_at)
      select ${getPointsAccountId(customerId)}::uuid, ${reference}::text, ${kind}::text, ${points}::int, ${orderId}::uuid, ${now}::timestamptz
      where ${selectIsMember(customer)} ${from ? sql`and exists (select from ${from})` : sql``}
      on conflict do nothing returning account_id, amount),
    points_balance as (
      insert into value_accounts as a (id, kind, customer_id, balance, created_at, updated_at)
      select account_id, 'points', ${customer}, amount, ${now}::timestamptz, ${now}::timestamptz from credited
      on conflict (id) do update set balance = a.balance + excluded.balance, updated_at = excluded.updated_at)`;
}
