// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** End all other sessions of the customer */
export const endOtherSessions: ChangingCall<'endOtherSessions'> = changingCall(
  'endOtherSessions',
  'DELETE',
  '/consumers-v3/consumer/sessions',
);
