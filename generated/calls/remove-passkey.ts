// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Takes a passkey away, and tells the account's owner by mail. */
export const removePasskey: ChangingCall<'removePasskey'> = changingCall(
  'removePasskey',
  'DELETE',
  '/consumers-v3/consumer/passkeys/{passkeyId}',
);
