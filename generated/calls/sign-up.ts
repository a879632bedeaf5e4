// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Makes an account for an e-mail address, once for each brand. */
export const signUp: ChangingCall<'signUp'> = changingCall('signUp', 'POST', '/consumers-v3/auth/signup');
