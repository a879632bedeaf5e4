import type { Kysely } from 'kysely';
import { isUuid } from '../../database/is-uuid.ts';
import type { Tables } from '../../database/tables.ts';
import type { SavedCard, SavedCards } from '../../tenders/partner/saved-cards.ts';

function find(db: Kysely<Tables>, customerId: string, id: string) {
  if (!isUuid(id)) return undefined;
  const found = db.selectFrom('saved_payments').selectAll().where('id', '=', id).where('customer_id', '=', customerId);
  return found.executeTakeFirst();
}

async function findSavedCard(db: Kysely<Tables>, customerId: string, id: string): Promise<SavedCard | null> {
  const { vault_id, brand, last4, expiry_month, expiry_year } = (await find(db, customerId, id)) ?? {};
  if (!vault_id || !brand || !last4 || !expiry_month || !expiry_year) return null;
  return { vaultId: vault_id, card: { brand, last4, expiryMonth: expiry_month, expiryYear: expiry_year } };
}

export const createSavedCards = (db: Kysely<Tables>): SavedCards => ({
  find: (customerId, savedPaymentId) => findSavedCard(db, customerId, savedPaymentId),
});

/** Id of the account of a saved reward; undefined if the customer has not saved it. */
export async function findSavedReward(db: Kysely<Tables>, customerId: string, savedPaymentId: string): Promise<string | undefined> {
  return (await find(db, customerId, savedPaymentId))?.account_id ?? undefined;
}
