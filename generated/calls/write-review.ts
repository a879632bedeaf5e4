// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Write or replace the customer's review of a style */
export const writeReview: MutationCall<'writeReview'> = mutationCall('writeReview', 'POST', '/products/v1/products/{productId}/reviews', [
  'getReviewActivity',
]);
