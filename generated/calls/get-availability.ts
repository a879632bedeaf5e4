// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** What of a product, or of one sku of it, stores have. */
export const getAvailability: ReadingCall<'getAvailability'> = readingCall(
  'getAvailability',
  'POST',
  '/products/v1/products/{productId}/availability',
);
