import { sql, type Transaction } from 'kysely';
import type { AddressBook, AddressBookInput } from '#generated/openapi/consumer.ts';
import type { AddressInput } from '#generated/openapi/shared.ts';
import { isComplete, validateAddress } from '../../addresses/address-rules.ts';
import type { Tables } from '../../database/tables.ts';
import { CallError } from '../../router/call-error.ts';
import { lockCustomer } from '../lock-customer.ts';
import { renderAddress } from '../profile/render-profile.ts';
import { selectAddresses } from '../profile/read-profile.ts';
import type { StoredAddress } from '../profile/stored-profile.ts';

/**
 * Validates and normalizes an address.
 * @throws CallError 400 PRO400 with one detail per field, in the given locale.
 */
export function parseAddressBookEntry(input: AddressBookInput, locale: string): AddressInput {
  const { approachType: _, main: __, ...fields } = input;
  const { faults, spelt } = validateAddress(fields, locale);
  if (faults.length === 0 && isComplete(spelt)) return spelt;
  throw new CallError(
    400,
    'PRO400',
    faults.map(({ field, message }) => ({ message, additionalInfo: { field } })),
  );
}

/** 404 PRO404, the same for an unknown address and another customer's. */
export const createUnknownAddressError = (): CallError => new CallError(404, 'PRO404', ['There is no such address.']);

async function readAddresses(transaction: Transaction<Tables>, customerId: string): Promise<readonly StoredAddress[]> {
  const { rows } = await sql<{ addresses: readonly StoredAddress[] }>`
    select ${selectAddresses} as addresses from customers c where c.id = ${customerId}`.execute(transaction);
  return rows[0]?.addresses ?? [];
}

/**
 * Locks the customer's address book for the rest of the transaction, so that only one address of a type is the main one. A separate
 * statement reads it after the lock.
 * @throws CallError 403 AUT498
 */
export async function lockAddressBook(transaction: Transaction<Tables>, customerId: string): Promise<readonly StoredAddress[]> {
  await lockCustomer(transaction, customerId);
  return readAddresses(transaction, customerId);
}

type ApproachType = StoredAddress['approachType'];

/** Clears the main address of a type, before another one becomes it. */
export async function clearMainAddress(transaction: Transaction<Tables>, customerId: string, approachType: ApproachType): Promise<void> {
  await transaction
    .updateTable('addresses')
    .set({ main: false })
    .where('customer_id', '=', customerId)
    .where('approach_type', '=', approachType)
    .where('main', '=', true)
    .execute();
}

/** Makes the oldest address of a type the main one if there is none. */
export async function ensureMainAddress(transaction: Transaction<Tables>, customerId: string, approachType: ApproachType): Promise<void> {
  const ofType = sql`customer_id = ${customerId} and approach_type = ${approachType}`;
  await sql`update addresses set main = true where id = (
      select id from addresses where ${ofType} order by created_at, id limit 1
    ) and not exists (select from addresses where ${ofType} and main)`.execute(transaction);
}

/** The current address book for a response. */
export async function readAddressBook(transaction: Transaction<Tables>, customerId: string, id: string): Promise<AddressBook> {
  return { id, address: (await readAddresses(transaction, customerId)).map(renderAddress) };
}
