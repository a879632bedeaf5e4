// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Sign in an agent or a store associate */
export const loginAgent: ChangingCall<'loginAgent'> = changingCall('loginAgent', 'POST', '/consumers-v3/consumer/agent/login', [
  'x-store-device',
]);
