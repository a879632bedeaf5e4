// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Sign out and end the session */
export const signOut: ChangingCall<'signOut'> = changingCall('signOut', 'POST', '/consumers-v3/consumer/auth/signout');
