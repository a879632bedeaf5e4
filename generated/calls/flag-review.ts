// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Flag a review for the moderators */
export const flagReview: MutationCall<'flagReview'> = mutationCall('flagReview', 'POST', '/products/v1/review/{reviewId}/flag', [
  'getReviewActivity',
]);
