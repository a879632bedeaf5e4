// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get a product set with its parts */
export const getProductSet: ReadingCall<'getProductSet'> = readingCall(
  'getProductSet',
  'GET',
  '/products/v2/products/{productSetId}/productSet',
);
