// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Change the password of the account */
export const changePassword: ChangingCall<'changePassword'> = changingCall(
  'changePassword',
  'POST',
  '/consumers-v3/consumer/changepassword',
);
