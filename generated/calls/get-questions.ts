// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** List the questions about a style */
export const getQuestions: ReadingCall<'getQuestions'> = readingCall(
  'getQuestions',
  'GET',
  '/products/v1/products/{productId}/reviews/questions',
);
