// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Requests the return of delivered units, and the label for the parcel. */
export const requestReturnLabel: MutationCall<'requestReturnLabel'> = mutationCall(
  'requestReturnLabel',
  'POST',
  '/consumers-v3/consumer/return/{orderId}/returnLabel',
  ['getOrder', 'getPurchaseHistory'],
  ['idempotency-key'],
);
