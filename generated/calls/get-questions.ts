// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** A page of a style's published questions with their answers. */
export const getQuestions: ReadingCall<'getQuestions'> = readingCall(
  'getQuestions',
  'GET',
  '/products/v1/products/{productId}/reviews/questions',
);
