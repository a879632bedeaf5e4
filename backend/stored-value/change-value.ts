import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { ValueEntryKind } from '../database/tables/stored-value.ts';
import type { HeldValue } from './hold-value.ts';

export interface ValueCredit {
  readonly accountId: RawBuilder<unknown>;
  readonly kind: Extract<ValueEntryKind, 'issue' | 'earn' | 'adjust'>;
  readonly amount: RawBuilder<unknown>;
  readonly reference: string;
  readonly orderId: string | null;
  readonly now: Date;
}

/**
 * SQL parts that add to the balance of an existing account, once per reference.
 * @param from A common table expression that has a row if the credit applies
 */
export function buildCredit(
  { accountId, kind, amount, reference, orderId, now }: ValueCredit,
  { name, from }: { readonly name: string; readonly from: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const entry = sql.raw(name);
  return sql`${entry} as (
      insert into value_entries (account_id, reference, kind, amount, order_id, created_at)
      select ${accountId}, ${reference}::text, ${sql.lit(kind)}, ${amount}, ${orderId}::uuid, ${now}::timestamptz from ${from}
      on conflict do nothing returning account_id, amount),
    ${sql.raw(`${name}_balance`)} as (
      update value_accounts a set balance = a.balance + ${entry}.amount, updated_at = ${now}::timestamptz
      from ${entry} where a.id = ${entry}.account_id)`;
}

export interface ValueRefund {
  readonly held: HeldValue;
  /** Reference of the captured tender. */
  readonly reference: string;
  /** Idempotency key of the refund. */
  readonly refundId: string;
  readonly amount: number;
  readonly orderId: string;
  readonly now: Date;
}

/**
 * Returns some of a captured amount to its balance, once per refund.
 * @returns false if the refund exceeds the remaining captured amount, or was made before
 */
export async function refundValue(
  transaction: Transaction<Tables>,
  { held: { accountId }, reference, refundId, amount, orderId, now }: ValueRefund,
): Promise<boolean> {
  await sql`select from value_accounts where id = ${accountId}::uuid for update`.execute(transaction);
  const { rows } = await sql`with captured as (
      select -h.amount as amount from value_entries h
      where h.account_id = ${accountId}::uuid and h.reference = ${reference} and h.kind = 'hold' and exists (
        select from value_entries e where e.account_id = h.account_id and e.reference = h.reference and e.kind = 'capture')),
    refunded as (
      select coalesce(sum(amount), 0)::int as amount from value_entries
      where account_id = ${accountId}::uuid and kind = 'refund' and starts_with(reference, ${`${reference}:`})),
    entry as (
      insert into value_entries (account_id, reference, kind, amount, order_id, created_at)
      select ${accountId}::uuid, ${`${reference}:${refundId}`}::text, 'refund', ${amount}::int, ${orderId}::uuid, ${now}::timestamptz
      from captured, refunded where refunded.amount + ${amount}::int <= captured.amount
      on conflict do nothing returning account_id)
    update value_accounts a set balance = a.balance + ${amount}::int, updated_at = ${now}::timestamptz
    from entry where a.id = entry.account_id returning a.id`.execute(transaction);
  return rows.length > 0;
}

/**
 * Takes value back, e.g. the points of a canceled order, as far as the balance allows, once per reference.
 * @returns the amount taken
 */
export async function reverseValue(
  transaction: Transaction<Tables>,
  { accountId, reference, amount, orderId, now }: Omit<ValueRefund, 'held' | 'refundId'> & HeldValue,
): Promise<number> {
  await sql`select from value_accounts where id = ${accountId}::uuid for update`.execute(transaction);
  const { rows } = await sql<{ readonly taken: number }>`with entry as (
      insert into value_entries (account_id, reference, kind, amount, order_id, created_at)
      select id, ${reference}::text, 'reverse', -least(balance, ${amount}::int), ${orderId}::uuid, ${now}::timestamptz
      from value_accounts where id = ${accountId}::uuid
      on conflict do nothing returning account_id, amount)
    update value_accounts a set balance = a.balance + entry.amount, updated_at = ${now}::timestamptz
    from entry where a.id = entry.account_id returning -entry.amount as taken`.execute(transaction);
  return rows[0]?.taken ?? 0;
}
