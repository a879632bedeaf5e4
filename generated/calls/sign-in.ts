// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Sign in with email address and password */
export const signIn: ChangingCall<'signIn'> = changingCall('signIn', 'POST', '/consumers-v3/auth/signin');
