// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Open a warranty case for a product */
export const createWarrantyCase: MutationCall<'createWarrantyCase'> = mutationCall(
  'createWarrantyCase',
  'POST',
  '/consumers-v3/consumer/warranty',
  [],
  ['idempotency-key'],
);
