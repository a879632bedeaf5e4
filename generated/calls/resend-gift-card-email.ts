// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Mails the gift cards of an order's line again, to another address if the request names one. */
export const resendGiftCardEmail: MutationCall<'resendGiftCardEmail'> = mutationCall(
  'resendGiftCardEmail',
  'POST',
  '/consumers-v3/consumer/resendGiftCardEmail',
  [],
);
