// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get the default collections of the shop */
export const getCollectionsPart: ReadingCall<'getCollectionsPart'> = readingCall(
  'getCollectionsPart',
  'GET',
  '/fapi/components/collections',
);
