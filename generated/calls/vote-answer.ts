// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Vote on an answer to a question */
export const voteAnswer: MutationCall<'voteAnswer'> = mutationCall(
  'voteAnswer',
  'POST',
  '/products/v1/products/{productId}/review/{answerId}/questions/vote',
  ['getReviewActivity'],
);
