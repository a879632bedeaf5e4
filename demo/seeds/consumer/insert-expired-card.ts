import type { Transaction } from 'kysely';
import { getCardExpiry } from '#backend/consumer/saved-payments/saved-payment-rules.ts';
import type { Tables } from '#backend/database/tables.ts';
import { deriveUuid } from '#backend/database/derive-uuid.ts';
import type { SeededPerson } from './people.ts';

/** Saves a card as the default in the account of a new customer; it expired last month. */
export async function insertExpiredCard(
  transaction: Transaction<Tables>,
  customerId: string,
  { brand, last4 }: NonNullable<SeededPerson['expiredCard']>,
  now: Date,
): Promise<void> {
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1));
  const card = { brand, last4, expiryMonth: month.getUTCMonth() + 1, expiryYear: month.getUTCFullYear() };
  const id = deriveUuid(`expired card ${customerId}`);
  await transaction
    .insertInto('saved_payments')
    .values({
      id,
      customer_id: customerId,
      type: 'CREDIT_CARD',
      is_default: true,
      vault_id: `expired_${id}`,
      brand,
      last4,
      expiry_month: card.expiryMonth,
      expiry_year: card.expiryYear,
      expires_at: getCardExpiry(card),
      created_at: now,
      updated_at: now,
    })
    .execute();
}
