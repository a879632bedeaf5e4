// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Report page events */
export const recordEvents: ChangingCall<'recordEvents'> = changingCall('recordEvents', 'POST', '/fapi/events');
