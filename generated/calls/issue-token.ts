// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Issue or renew an access token */
export const issueToken: ChangingCall<'issueToken'> = changingCall('issueToken', 'POST', '/token/v2/auth/token');
