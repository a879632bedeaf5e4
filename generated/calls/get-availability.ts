// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get the store stock of a product or SKU */
export const getAvailability: ReadingCall<'getAvailability'> = readingCall(
  'getAvailability',
  'POST',
  '/products/v1/products/{productId}/availability',
);
