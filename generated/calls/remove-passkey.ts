// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Remove a passkey */
export const removePasskey: ChangingCall<'removePasskey'> = changingCall(
  'removePasskey',
  'DELETE',
  '/consumers-v3/consumer/passkeys/{passkeyId}',
);
