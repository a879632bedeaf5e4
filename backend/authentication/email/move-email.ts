import { sql, type Transaction } from 'kysely';
import { isDuplicate } from '../../database/is-duplicate.ts';
import type { Tables } from '../../database/tables.ts';
import { CallError } from '../../router/call-error.ts';

const createEmailTakenError = (): CallError =>
  new CallError(409, 'PRO409', [{ message: 'An account with this e-mail address already exists.', additionalInfo: { field: 'email' } }]);

interface Move {
  readonly customerId: string;
  readonly brand: string;
  readonly from: string;
  readonly to: string;
  readonly now: Date;
}

/**
 * Gives a locked account another address. Newsletter subscriptions follow, and those of a visitor who subscribed with the new address, who is
 * the same person.
 * @throws CallError 409 PRO409 if the new address has an account.
 */
export async function moveEmail(transaction: Transaction<Tables>, { customerId, brand, from, to, now }: Move): Promise<void> {
  const isTheirs = sql`customer_id = ${customerId}::uuid`;
  const { rows: visitors } = await sql<{ id: string }>`update customers set email = null, updated_at = ${now}
    where brand = ${brand} and email = ${to} and role = 'guest' returning id`.execute(transaction);
  const [visitor] = visitors;
  try {
    const { rows } = await sql`update customers set email = ${to}, updated_at = ${now}
      where id = ${customerId}::uuid and email = ${from}
        and not exists (select from customers other where other.brand = ${brand} and other.email = ${to}) returning id`.execute(
      transaction,
    );
    if (rows.length === 0) throw createEmailTakenError();
  } catch (error) {
    // A sign-up took the address at the same time.
    throw isDuplicate(error) ? createEmailTakenError() : error;
  }
  if (visitor) {
    await sql`update subscriptions s set ${isTheirs} where customer_id = ${visitor.id} and not exists (
      select from subscriptions own where own.${isTheirs} and own.type = s.type and own.channel = s.channel and own.recipient = s.recipient)`.execute(
      transaction,
    );
    await sql`delete from subscriptions where customer_id = ${visitor.id}`.execute(transaction);
  }
  await sql`update subscriptions s set recipient = ${to} where ${isTheirs} and channel = 'email' and recipient = ${from} and not exists (
    select from subscriptions own where own.${isTheirs} and own.type = s.type and own.channel = 'email' and own.recipient = ${to})`.execute(
    transaction,
  );
  await sql`delete from subscriptions where ${isTheirs} and channel = 'email' and recipient = ${from}`.execute(transaction);
}
