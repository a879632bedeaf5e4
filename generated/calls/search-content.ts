// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Search documents of a type by words and tags */
export const searchContent: ReadingCall<'searchContent'> = readingCall(
  'searchContent',
  'GET',
  '/{mode}/caas/v1/canvas/search/{siteId}/{searchType}',
);
