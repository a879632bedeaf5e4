import type { AddressFault } from '#generated/openapi/cart.ts';
import type { Address, AddressInput, Contact } from '#generated/openapi/shared.ts';
import { CallError } from '../router/call-error.ts';
import { isComplete, validateAddress, validateContact } from './address-rules.ts';

function createAddressError(faults: readonly AddressFault[]): CallError {
  return new CallError(
    409,
    'PYT406',
    faults.map(({ field, message }) => ({ message, additionalInfo: { field } })),
  );
}

/**
 * Validates and normalizes an address.
 * @throws CallError 409 PYT406 with one detail per invalid field.
 */
export function parseAddress(input: AddressInput, approachType: Address['approachType'], id: string): Address {
  const { faults, spelt } = validateAddress(input);
  if (faults.length > 0 || !isComplete(spelt)) {
    throw createAddressError(faults);
  }
  return { id, approachType, main: true, ...spelt };
}

/** The parts of an address that taxes need: its country and region. */
export const removePersonalAddressData = ({ id, approachType, main, country, stateCityProvDept }: Address): Address => ({
  id,
  approachType,
  main,
  recipientFirstName: '',
  recipientLastName: '',
  addressLine1: '',
  city: '',
  postalCode: '',
  country,
  ...(stateCityProvDept !== undefined && { stateCityProvDept }),
});

/**
 * Validates and normalizes a contact.
 * @throws CallError 409 PYT406 for an invalid email address or phone number.
 */
export function parseContact(contact: Contact): Contact {
  const { faults, spelt } = validateContact(contact);
  if (faults.length > 0) throw createAddressError(faults);
  return spelt;
}

/** 409 PYT406 for an order without an address, or with required fields missing. */
export function createMissingAddressError(message: string, ...fields: readonly string[]): CallError {
  const faults = fields.map((field) => ({ message, additionalInfo: { field } }));
  return new CallError(409, 'PYT406', faults.length > 0 ? faults : [message]);
}
