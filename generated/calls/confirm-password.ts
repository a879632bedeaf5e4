// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Confirm the password for a sensitive action */
export const confirmPassword: ChangingCall<'confirmPassword'> = changingCall(
  'confirmPassword',
  'POST',
  '/consumers-v3/consumer/auth/confirm',
);
