// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Create an account */
export const signUp: ChangingCall<'signUp'> = changingCall('signUp', 'POST', '/consumers-v3/auth/signup');
