// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get the country and language selection page */
export const getLocationSelector: ReadingCall<'getLocationSelector'> = readingCall(
  'getLocationSelector',
  'GET',
  '/fapi/pages/location-selector',
);
