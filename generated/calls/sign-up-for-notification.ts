// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Requests a mail when a variant is back in stock, confirms such requests, or stops them. */
export const signUpForNotification: ChangingCall<'signUpForNotification'> = changingCall(
  'signUpForNotification',
  'PUT',
  '/products/v1/notifications',
);
