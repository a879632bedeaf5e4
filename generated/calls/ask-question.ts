// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Asks a question about a style. The asker gets a mail when it is answered. */
export const askQuestion: MutationCall<'askQuestion'> = mutationCall(
  'askQuestion',
  'POST',
  '/products/v1/products/{productId}/reviews/questions',
  ['getReviewActivity'],
);
