// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Confirm an email address with the token of a mailed link */
export const confirmEmail: ChangingCall<'confirmEmail'> = changingCall('confirmEmail', 'POST', '/consumers-v3/confirmemail');
