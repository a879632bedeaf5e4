// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Request a return and its shipping label */
export const requestReturnLabel: MutationCall<'requestReturnLabel'> = mutationCall(
  'requestReturnLabel',
  'POST',
  '/consumers-v3/consumer/return/{orderId}/returnLabel',
  ['getOrder', 'getPurchaseHistory'],
  ['idempotency-key'],
);
