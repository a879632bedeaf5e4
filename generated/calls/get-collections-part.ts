// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** The collections that the shop begins with, for pages that have nothing of their own to show. */
export const getCollectionsPart: ReadingCall<'getCollectionsPart'> = readingCall(
  'getCollectionsPart',
  'GET',
  '/fapi/components/collections',
);
