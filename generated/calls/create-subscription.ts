// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Subscribe the customer to emails or text messages */
export const createSubscription: MutationCall<'createSubscription'> = mutationCall(
  'createSubscription',
  'POST',
  '/consumers-v3/consumer/subscription',
  ['getProfile', 'getSubscription'],
);
