// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Remove a device of the manager's store */
export const removeStoreDevice: ChangingCall<'removeStoreDevice'> = changingCall(
  'removeStoreDevice',
  'DELETE',
  '/consumers-v3/consumer/agent/devices/{deviceId}',
);
