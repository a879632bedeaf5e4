// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Remove an address from the address book */
export const deleteAddress: MutationCall<'deleteAddress'> = mutationCall(
  'deleteAddress',
  'DELETE',
  '/consumers-v3/consumer/address/{addressId}',
  ['getProfile'],
);
