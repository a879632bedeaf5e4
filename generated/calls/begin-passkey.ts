// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Get the options to create a passkey */
export const beginPasskey: ChangingCall<'beginPasskey'> = changingCall('beginPasskey', 'POST', '/consumers-v3/consumer/passkeys/options');
