import type { ContactField } from '#generated/openapi/cart.ts';
import type { Contact } from '#generated/openapi/shared.ts';
import { createMissingAddressError } from '../addresses/parse-address.ts';
import type { ShopContext } from '../sites/shop-site.ts';

/** A required field of a customer who collects a shipment: `contact` is the name. */
export type CollectionField = 'email' | 'mobile' | 'contact';

export interface CollectionFields {
  readonly store: readonly CollectionField[];
  readonly collectionPoint: readonly CollectionField[];
}

/** Returns the fields that a shop requires in a locale. */
export type CollectionFieldsOf = (shop: ShopContext) => CollectionFields;

export const standardCollectionFields: CollectionFieldsOf = () => ({ store: [], collectionPoint: [] });

const names = ['recipientFirstName', 'recipientLastName'] as const;

/** Fields of the contact, in the order of a form. Every contact has a name. */
export function getContactFields(fields: readonly CollectionField[]): readonly ContactField[] {
  if (fields.length === 0) return [];
  return [
    ...names,
    ...(fields.includes('email') ? (['recipientContactEmail'] as const) : []),
    ...(fields.includes('mobile') ? (['recipientContactPhone'] as const) : []),
  ];
}

/** @throws CallError 409 PYT406 with one detail for each missing required field. */
export function assertContact(contact: Contact | null, required: readonly ContactField[]): void {
  const missing = required.filter((field) => !contact?.[field]);
  if (missing.length > 0) throw createMissingAddressError('This is needed to collect the shipment.', ...missing);
}
