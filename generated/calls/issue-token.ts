// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** A guest's token; a renewed one for a refresh token; a registered shopper's for the code of a sign-in and its verifier. */
export const issueToken: ChangingCall<'issueToken'> = changingCall('issueToken', 'POST', '/token/v2/auth/token');
