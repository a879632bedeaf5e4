// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get the shopper's reviews, questions, votes and flags */
export const getReviewActivity: ReadingCall<'getReviewActivity'> = readingCall(
  'getReviewActivity',
  'GET',
  '/products/v1/products/{productId}/reviews/activity',
);
