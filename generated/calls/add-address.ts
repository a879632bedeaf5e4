// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Add an address to the address book */
export const addAddress: MutationCall<'addAddress'> = mutationCall('addAddress', 'POST', '/consumers-v3/consumer/address', ['getProfile']);
