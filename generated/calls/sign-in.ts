// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** A code for an e-mail address and its password, which issueToken exchanges for the tokens of the account. */
export const signIn: ChangingCall<'signIn'> = changingCall('signIn', 'POST', '/consumers-v3/auth/signin');
