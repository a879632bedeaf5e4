// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Change or confirm a subscription */
export const updateSubscription: MutationCall<'updateSubscription'> = mutationCall(
  'updateSubscription',
  'PUT',
  '/consumers-v3/consumer/subscription',
  ['getProfile', 'getSubscription'],
);
