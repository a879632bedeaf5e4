// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Sets the shopper's vote on a published review. A shopper has one vote; none removes it. */
export const voteReview: MutationCall<'voteReview'> = mutationCall('voteReview', 'POST', '/products/v1/review/{reviewId}/vote', [
  'getReviewActivity',
]);
