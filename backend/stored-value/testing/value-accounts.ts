import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { ValueKind } from '../../database/tables/stored-value.ts';

interface OpenedAccount {
  readonly kind?: ValueKind;
  readonly currency?: string | null;
  readonly customerId?: string | null;
}

/**
 * Opens an account with a balance, like an issued gift card.
 * @returns its id
 */
export async function openAccount(
  db: Kysely<Tables>,
  balance: number,
  { kind = 'gift_card', currency = 'USD', customerId = null }: OpenedAccount = {},
): Promise<string> {
  const [id, now] = [randomUUID(), new Date('2026-11-21T09:00:00Z')];
  await db
    .insertInto('value_accounts')
    .values({
      id,
      kind,
      customer_id: customerId,
      currency,
      year: null,
      balance,
      code_hash: null,
      cart_id: null,
      expires_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await db
    .insertInto('value_entries')
    .values({ account_id: id, reference: `issue-${id}`, kind: 'issue', amount: balance, order_id: null, created_at: now })
    .execute();
  return id;
}

export async function readBalance(db: Kysely<Tables>, accountId: string): Promise<number> {
  const { balance } = await db.selectFrom('value_accounts').select('balance').where('id', '=', accountId).executeTakeFirstOrThrow();
  return balance;
}

/** Accounts whose balance differs from the sum of their entries; empty if the ledger is consistent. */
export async function findUnbalanced(db: Kysely<Tables>): Promise<readonly unknown[]> {
  const { rows } = await sql`select a.id, a.balance, coalesce(sum(e.amount), 0)::int as entries
    from value_accounts a left join value_entries e on e.account_id = a.id
    group by a.id having a.balance <> coalesce(sum(e.amount), 0)`.execute(db);
  return rows;
}
