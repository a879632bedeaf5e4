// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** The content around a category's products. */
export const getCategoryCanvas: ReadingCall<'getCategoryCanvas'> = readingCall(
  'getCategoryCanvas',
  'GET',
  '/{mode}/caas/v1/canvas/category/{siteId}/{categoryId}',
);
