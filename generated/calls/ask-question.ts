// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Ask a question about a style */
export const askQuestion: MutationCall<'askQuestion'> = mutationCall(
  'askQuestion',
  'POST',
  '/products/v1/products/{productId}/reviews/questions',
  ['getReviewActivity'],
);
