// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Undo a change of the email address with the token of a mailed link */
export const keepEmail: ChangingCall<'keepEmail'> = changingCall('keepEmail', 'POST', '/consumers-v3/keepemail');
