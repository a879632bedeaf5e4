// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Sign in with a passkey */
export const signInWithPasskey: ChangingCall<'signInWithPasskey'> = changingCall(
  'signInWithPasskey',
  'POST',
  '/consumers-v3/auth/passkey/signin',
);
