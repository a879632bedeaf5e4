// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Get the options to sign in with a passkey */
export const beginPasskeySignIn: ChangingCall<'beginPasskeySignIn'> = changingCall(
  'beginPasskeySignIn',
  'POST',
  '/consumers-v3/auth/passkey/options',
);
