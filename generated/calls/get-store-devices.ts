// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** List the devices of the associate's store */
export const getStoreDevices: ReadingCall<'getStoreDevices'> = readingCall(
  'getStoreDevices',
  'GET',
  '/consumers-v3/consumer/agent/devices',
);
