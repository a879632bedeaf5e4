import type { AddressField } from '#generated/openapi/shared.ts';

/** True for the field that the form asks for above the address. */
export function isContact(field: AddressField): boolean {
  return field === 'recipientContactEmail';
}
