// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Keeps a passkey that a device has made, and tells the account's owner by mail. */
export const addPasskey: ChangingCall<'addPasskey'> = changingCall('addPasskey', 'POST', '/consumers-v3/consumer/passkeys');
