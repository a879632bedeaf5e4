// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** End a session and revoke its tokens */
export const endSession: ChangingCall<'endSession'> = changingCall('endSession', 'DELETE', '/consumers-v3/consumer/sessions/{sessionId}');
