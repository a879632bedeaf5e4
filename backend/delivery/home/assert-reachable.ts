import type { Address } from '#generated/openapi/shared.ts';
import { isPostBox } from '../../addresses/post-box.ts';
import { CallError } from '../../router/call-error.ts';

/** @throws CallError 409 PAY401 if the site does not deliver to the country. */
export function assertDeliveryCountry({ country }: Pick<Address, 'country'>, siteCountry: string): void {
  if (country === siteCountry) return;
  throw new CallError(409, 'PAY401', [{ message: `This site delivers within ${siteCountry} only.`, additionalInfo: { field: 'country' } }]);
}

/** @throws CallError 409 SHP500 for express to a PO box. */
export function assertReachable(address: Address | null, method: string | null, shippingId: string): void {
  if (!address || method !== 'express' || !isPostBox(address)) return;
  throw new CallError(409, 'SHP500', [
    { message: 'Express does not deliver to PO boxes.', additionalInfo: { shippingId, field: 'addressLine1' } },
  ]);
}
