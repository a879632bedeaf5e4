// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Takes a batch of what the shop itself learns from. Recommendations and screens are heeded with the visitor's consent alone. */
export const recordEvents: ChangingCall<'recordEvents'> = changingCall('recordEvents', 'POST', '/fapi/events');
