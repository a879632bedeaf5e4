// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** List the sets that contain a product */
export const getProductSets: ReadingCall<'getProductSets'> = readingCall(
  'getProductSets',
  'GET',
  '/products/v2/products/{productId}/productSets',
);
