import type { AddressField } from '#generated/openapi/shared.ts';

/** True if the form shows the field above the address. */
export function isContactField(field: AddressField): boolean {
  return field === 'recipientContactEmail';
}
