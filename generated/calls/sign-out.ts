// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Ends the session of the access token, and those on other sites that share its usid; their refresh tokens are good for nothing any more. */
export const signOut: ChangingCall<'signOut'> = changingCall('signOut', 'POST', '/consumers-v3/consumer/auth/signout');
