// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Request, confirm or stop back-in-stock emails */
export const signUpForNotification: ChangingCall<'signUpForNotification'> = changingCall(
  'signUpForNotification',
  'PUT',
  '/products/v1/notifications',
);
