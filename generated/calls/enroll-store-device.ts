// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Enroll this device for the manager's store */
export const enrollStoreDevice: ChangingCall<'enrollStoreDevice'> = changingCall(
  'enrollStoreDevice',
  'POST',
  '/consumers-v3/consumer/agent/devices',
);
