// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** The collections that empty carts, empty searches and error pages offer. */
export const getCollectionsPart: ReadingCall<'getCollectionsPart'> = readingCall(
  'getCollectionsPart',
  'GET',
  '/fapi/components/collections',
);
