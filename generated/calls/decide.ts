// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Record visitor events and return decisions */
export const decide: ChangingCall<'decide'> = changingCall('decide', 'POST', '/api/engine/v1/decide/{brand}');
