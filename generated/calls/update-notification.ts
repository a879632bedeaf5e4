// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** What the customer is told of, and how; what is not given stays. */
export const updateNotification: MutationCall<'updateNotification'> = mutationCall(
  'updateNotification',
  'PUT',
  '/consumers-v3/consumer/notification',
  ['getProfile'],
);
