// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Export the data of the customer, or erase the account */
export const retrieveUserData: ChangingCall<'retrieveUserData'> = changingCall(
  'retrieveUserData',
  'POST',
  '/consumers-v3/consumer/retrieveUserData',
);
