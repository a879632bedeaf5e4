// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get the content around the products of a category */
export const getCategoryCanvas: ReadingCall<'getCategoryCanvas'> = readingCall(
  'getCategoryCanvas',
  'GET',
  '/{mode}/caas/v1/canvas/category/{siteId}/{categoryId}',
);
