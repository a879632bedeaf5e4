// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** All that is stored of the customer, to keep; with erasure for the last time. */
export const retrieveUserData: ChangingCall<'retrieveUserData'> = changingCall(
  'retrieveUserData',
  'POST',
  '/consumers-v3/consumer/retrieveUserData',
);
