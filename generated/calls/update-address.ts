// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Replace an address of the address book */
export const updateAddress: MutationCall<'updateAddress'> = mutationCall(
  'updateAddress',
  'PUT',
  '/consumers-v3/consumer/address/{addressId}',
  ['getProfile'],
);
