// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Rename a passkey */
export const renamePasskey: ChangingCall<'renamePasskey'> = changingCall(
  'renamePasskey',
  'PUT',
  '/consumers-v3/consumer/passkeys/{passkeyId}',
);
