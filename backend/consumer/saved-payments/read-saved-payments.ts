import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { SavedPayment, SavedPaymentType } from '#generated/openapi/payments.ts';
import type { Tables } from '../../database/tables.ts';
import { toWire } from '../../money/minor-units.ts';

/** A saved payment, joined with the account of a reward. */
interface SavedRow extends Omit<Selectable<Tables['saved_payments']>, 'customer_id' | 'updated_at' | 'vault_id' | 'account_id'> {
  readonly balance: number | null;
  readonly currency: string | null;
  readonly details: Readonly<Record<string, unknown>> | null;
  readonly account_expires_at: Date | null;
}

/** The customer's saved payments, filtered by type if given; the default card first, then the latest. */
export function readSavedPayments(db: Kysely<Tables>, customerId: string, types?: readonly SavedPaymentType[]): Promise<SavedRow[]> {
  return db
    .selectFrom('saved_payments as s')
    .leftJoin('value_accounts as a', 'a.id', 's.account_id')
    .select(['s.id', 's.type', 's.label', 's.is_default', 's.brand', 's.last4', 's.expiry_month', 's.expiry_year', 's.expires_at'])
    .select(['s.created_at', 'a.balance', 'a.currency', 'a.details', 'a.expires_at as account_expires_at'])
    .where('s.customer_id', '=', customerId)
    .$if(types !== undefined, (query) => query.where('s.type', 'in', types ?? []))
    .orderBy('s.is_default', 'desc')
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id')
    .execute();
}

/** The card of a saved payment; undefined for a reward. */
export function getCard({ brand, last4, expiry_month, expiry_year }: SavedRow): SavedPayment['card'] {
  if (brand === null || last4 === null || expiry_month === null || expiry_year === null) return undefined;
  return { brand, last4, expiryMonth: expiry_month, expiryYear: expiry_year };
}

/** The balance of a saved reward; undefined for a card. */
export function getReward({ balance, currency, details, account_expires_at: expiresAt }: SavedRow): SavedPayment['storedValue'] {
  if (balance === null || currency === null) return undefined;
  const last4 = z.string().catch('').parse(details?.['last4']);
  const value = { last4, balance: toWire(balance, currency) };
  return expiresAt === null ? value : { ...value, expiresAt: expiresAt.toISOString() };
}

function render(row: SavedRow, now: Date): SavedPayment {
  const { id, type, label, is_default, expires_at, account_expires_at, currency } = row;
  const [card, storedValue, end] = [getCard(row), getReward(row), expires_at ?? account_expires_at];
  return {
    paymentInstrumentId: id,
    type,
    ...(label !== null && { label }),
    isDefault: is_default,
    isExpired: end !== null && end <= now,
    ...(card && { card }),
    ...(storedValue && currency !== null && { storedValue, currency }),
  };
}

/** The response of every operation on saved payments. */
export async function renderSavedPayments(
  db: Kysely<Tables>,
  customerId: string,
  now: Date,
  types?: readonly SavedPaymentType[],
): Promise<{ readonly paymentInstruments: SavedPayment[] }> {
  const rows = await readSavedPayments(db, customerId, types);
  return { paymentInstruments: rows.map((row) => render(row, now)) };
}
