// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get the content of a product page */
export const getProductCanvas: ReadingCall<'getProductCanvas'> = readingCall(
  'getProductCanvas',
  'GET',
  '/{mode}/caas/v1/canvas/product/{siteId}/{productId}',
);
