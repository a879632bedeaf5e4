// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Puts an address into the address book; the first of its type is the main one. */
export const addAddress: MutationCall<'addAddress'> = mutationCall('addAddress', 'POST', '/consumers-v3/consumer/address', ['getProfile']);
