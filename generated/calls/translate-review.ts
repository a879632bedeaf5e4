// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Translate a review */
export const translateReview: ReadingCall<'translateReview'> = readingCall(
  'translateReview',
  'POST',
  '/products/v1/review/{reviewId}/translate',
);
