import { sql, type Transaction } from 'kysely';
import type { SavedCardInput } from '#generated/openapi/payments.ts';
import type { MaskedCard } from '#generated/openapi/shared.ts';
import type { Tables } from '../../database/tables.ts';
import { toPaymentProblem } from '../../payments/payment-problems.ts';
import type { CallError } from '../../router/call-error.ts';
import { describeToken } from '../../tenders/partner/describe-token.ts';
import { lockCustomer } from '../lock-customer.ts';
import { clearDefaultCard, clearExpiredDefaultSql } from './default-card.ts';
import type { SavedPaymentsPorts } from './saved-payments-ports.ts';
import { getCardExpiry, maxSavedPayments, createAlreadySavedError, createTooManySavedError } from './saved-payment-rules.ts';
import { requestDeletionSql } from './stored-card-deletions.ts';

type Ports = Pick<SavedPaymentsPorts, 'db' | 'clock' | 'ids' | 'payments'>;

/** The reason why the card cannot be saved; undefined if it can. */
async function findSaveError(db: Ports['db'], customerId: string, card: MaskedCard): Promise<CallError | undefined> {
  const saved = await db
    .selectFrom('saved_payments')
    .select(['brand', 'last4', 'expiry_month', 'expiry_year'])
    .where('customer_id', '=', customerId)
    .where('vault_id', 'is not', null)
    .execute();
  const isSame = (one: (typeof saved)[number]): boolean =>
    one.brand === card.brand && one.last4 === card.last4 && one.expiry_month === card.expiryMonth && one.expiry_year === card.expiryYear;
  if (saved.some(isSame)) return createAlreadySavedError('token');
  return saved.length >= maxSavedPayments ? createTooManySavedError() : undefined;
}

interface NewCard {
  readonly customerId: string;
  readonly vaultId: string;
  readonly card: MaskedCard;
  readonly input: SavedCardInput;
}

async function insertCard({ clock, ids }: Ports, transaction: Transaction<Tables>, { customerId, vaultId, card, input }: NewCard) {
  const now = clock.now();
  if (input.isDefault) await clearDefaultCard(transaction, customerId, now);
  else await clearExpiredDefaultSql(customerId, now).execute(transaction);
  const { brand, last4, expiryMonth, expiryYear } = card;
  await sql`insert into saved_payments
      (id, customer_id, type, label, is_default, vault_id, brand, last4, expiry_month, expiry_year, expires_at, created_at, updated_at)
    select ${ids.uuid()}::uuid, ${customerId}::uuid, ${input.type}, ${input.label ?? null}::text,
      not exists (select from saved_payments where customer_id = ${customerId} and is_default),
      ${vaultId}, ${brand}, ${last4}, ${expiryMonth}::int, ${expiryYear}::int, ${getCardExpiry(card)}::timestamptz, ${now}::timestamptz, ${now}::timestamptz`.execute(
    transaction,
  );
}

/**
 * Stores a card at the payment partner and saves it. If saving fails afterwards, the card is deleted at the partner.
 * @throws CallError 402 PYT404, FE309 or PAY400 for the token, 409 PYT300 for a duplicate card, PYT413 for a full account.
 */
export async function saveCard(ports: Ports, customerId: string, input: SavedCardInput): Promise<void> {
  const { db, clock, payments } = ports;
  const token = { token: input.token, sessionId: input.sessionId, subject: customerId };
  const { card } = await describeToken(ports, token);
  const early = await findSaveError(db, customerId, card);
  if (early) throw early;
  const { vaultId } = await payments.storeCard(token).catch((error: unknown) => {
    throw toPaymentProblem(error);
  });
  const fault = await db.transaction().execute(async (transaction) => {
    await lockCustomer(transaction, customerId);
    const late = await findSaveError(transaction, customerId, card);
    const isOther = sql`where not exists (select from saved_payments where vault_id = ${vaultId})`;
    if (late) await requestDeletionSql(vaultId, clock.now(), isOther).execute(transaction);
    else await insertCard(ports, transaction, { customerId, vaultId, card, input });
    return late;
  });
  if (fault) throw fault;
}
