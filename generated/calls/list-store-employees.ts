// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** List the sales employees of a store */
export const listStoreEmployees: ReadingCall<'listStoreEmployees'> = readingCall(
  'listStoreEmployees',
  'GET',
  '/consumers-v3/utilities/stores/{storeId}/employees',
  ['x-store-device'],
);
