// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get the data of a product page, except stock */
export const getProductDetails: ReadingCall<'getProductDetails'> = readingCall(
  'getProductDetails',
  'GET',
  '/products/v2/products/{productId}/details',
);
