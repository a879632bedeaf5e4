import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

export interface HeldValue {
  readonly accountId: string;
}

export interface ValueCharge extends HeldValue {
  /** In the account's unit: minor units or points. */
  readonly amount: number;
  /** The order's tender. */
  readonly reference: string;
  readonly now: Date;
}

export interface HoldPlace {
  /** Name of the last part, which has a row on success. */
  readonly name: string;
  /** Condition of the reservation. */
  readonly when: RawBuilder<unknown>;
  /** Another condition on the account, with alias `a`. */
  readonly condition?: RawBuilder<unknown>;
}

const nothingElse = sql`true`;

/** SQL parts that reserve an amount of a balance, never below zero and once per reference. */
export function buildHold(
  { accountId, amount, reference, now }: ValueCharge,
  { name, when, condition = nothingElse }: HoldPlace,
): RawBuilder<unknown> {
  const account = sql.raw(`${name}_account`);
  return sql`${account} as (
      update value_accounts a set balance = a.balance - ${amount}::int, updated_at = ${now}::timestamptz
      where a.id = ${accountId}::uuid and a.balance >= ${amount}::int and a.is_active
        and (a.expires_at is null or a.expires_at > ${now}::timestamptz) and ${condition} and ${when} returning a.id),
    ${sql.raw(name)} as (
      insert into value_entries (account_id, reference, kind, amount, created_at)
      select id, ${reference}::text, 'hold', -${amount}::int, ${now}::timestamptz from ${account} returning account_id)`;
}

type HeldCharge = Pick<ValueCharge, 'accountId' | 'reference' | 'now'> & { readonly orderId: string };

export interface CapturePlace {
  readonly name: string;
  /** A common table expression that has a row if the order is finalized. */
  readonly from: RawBuilder<unknown>;
}

/** SQL part that captures a reserved amount. */
export function buildCapture({ accountId, reference, now, orderId }: HeldCharge, { name, from }: CapturePlace): RawBuilder<unknown> {
  return sql`${sql.raw(name)} as (
    insert into value_entries (account_id, reference, kind, amount, order_id, created_at)
    select ${accountId}::uuid, ${reference}::text, 'capture', 0, ${orderId}::uuid, ${now}::timestamptz from ${from}
    on conflict do nothing)`;
}

/** Returns a reserved amount to its balance, once. A captured amount is not returned. */
export async function releaseHold(transaction: Transaction<Tables>, { accountId, reference, now, orderId }: HeldCharge): Promise<void> {
  await sql`with released as (
      insert into value_entries (account_id, reference, kind, amount, order_id, created_at)
      select account_id, reference, 'release', -amount, ${orderId}::uuid, ${now}::timestamptz from value_entries held
      where held.account_id = ${accountId}::uuid and held.reference = ${reference} and held.kind = 'hold'
        and not exists (select from value_entries e
          where e.account_id = held.account_id and e.reference = held.reference and e.kind = 'capture')
      on conflict do nothing returning account_id, amount)
    update value_accounts a set balance = a.balance + released.amount, updated_at = ${now}::timestamptz
    from released where a.id = released.account_id`.execute(transaction);
}
