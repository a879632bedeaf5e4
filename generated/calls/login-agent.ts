// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** A code for an agent or for an associate in a store, which issueToken exchanges for tokens of that role. */
export const loginAgent: ChangingCall<'loginAgent'> = changingCall('loginAgent', 'POST', '/consumers-v3/consumer/agent/login');
