// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** A code for what a passkey has signed, which issueToken exchanges for the tokens of the account, as that of signIn. */
export const signInWithPasskey: ChangingCall<'signInWithPasskey'> = changingCall(
  'signInWithPasskey',
  'POST',
  '/consumers-v3/auth/passkey/signin',
);
