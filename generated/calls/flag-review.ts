// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Reports a published review to its moderators. A shopper has one flag for a review; another reason replaces the first. */
export const flagReview: MutationCall<'flagReview'> = mutationCall('flagReview', 'POST', '/products/v1/review/{reviewId}/flag', [
  'getReviewActivity',
]);
