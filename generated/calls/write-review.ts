// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Writes the customer's review of a style, or replaces the one that they wrote before. */
export const writeReview: MutationCall<'writeReview'> = mutationCall('writeReview', 'POST', '/products/v1/products/{productId}/reviews', [
  'getReviewActivity',
]);
