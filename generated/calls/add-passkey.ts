// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Add a passkey to the account */
export const addPasskey: ChangingCall<'addPasskey'> = changingCall('addPasskey', 'POST', '/consumers-v3/consumer/passkeys');
