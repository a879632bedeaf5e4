// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Subscribes the customer, a guest too, to mails or text messages; it holds once the recipient has followed the link of the message. */
export const createSubscription: MutationCall<'createSubscription'> = mutationCall(
  'createSubscription',
  'POST',
  '/consumers-v3/consumer/subscription',
  ['getProfile', 'getSubscription'],
);
