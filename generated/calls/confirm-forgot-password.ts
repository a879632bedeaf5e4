// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** The new password, by the token of the link that resetPassword has mailed. */
export const confirmForgotPassword: ChangingCall<'confirmForgotPassword'> = changingCall(
  'confirmForgotPassword',
  'POST',
  '/consumers-v3/confirmforgotpassword',
);
