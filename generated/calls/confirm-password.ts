// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Says once more who uses the session, for what may only be done shortly after. */
export const confirmPassword: ChangingCall<'confirmPassword'> = changingCall(
  'confirmPassword',
  'POST',
  '/consumers-v3/consumer/auth/confirm',
);
