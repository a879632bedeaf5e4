// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Replaces an address of the address book. It stays the main one of its type where it was, until another becomes it. */
export const updateAddress: MutationCall<'updateAddress'> = mutationCall(
  'updateAddress',
  'PUT',
  '/consumers-v3/consumer/address/{addressId}',
  ['getProfile'],
);
