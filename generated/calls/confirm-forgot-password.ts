// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Set a new password with a reset token */
export const confirmForgotPassword: ChangingCall<'confirmForgotPassword'> = changingCall(
  'confirmForgotPassword',
  'POST',
  '/consumers-v3/confirmforgotpassword',
);
