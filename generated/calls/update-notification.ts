// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Update notification preferences */
export const updateNotification: MutationCall<'updateNotification'> = mutationCall(
  'updateNotification',
  'PUT',
  '/consumers-v3/consumer/notification',
  ['getProfile'],
);
