// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** What the customer is told of, and how; what is not given stays. */
export const updateNotification: ChangingCall<'updateNotification'> = changingCall(
  'updateNotification',
  'PUT',
  '/consumers-v3/consumer/notification',
);
