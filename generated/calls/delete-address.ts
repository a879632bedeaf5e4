// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Takes an address out of the address book; of those of its type that are left the first is the main one. */
export const deleteAddress: MutationCall<'deleteAddress'> = mutationCall(
  'deleteAddress',
  'DELETE',
  '/consumers-v3/consumer/address/{addressId}',
  ['getProfile'],
);
