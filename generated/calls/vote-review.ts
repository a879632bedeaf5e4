// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Vote on a review */
export const voteReview: MutationCall<'voteReview'> = mutationCall('voteReview', 'POST', '/products/v1/review/{reviewId}/vote', [
  'getReviewActivity',
]);
