// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Records what the visitor does and answers the decisions that were asked for. */
export const decide: ChangingCall<'decide'> = changingCall('decide', 'POST', '/api/engine/v1/decide/{brand}');
