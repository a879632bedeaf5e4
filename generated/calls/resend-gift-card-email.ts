// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Resend the gift card email of an order line */
export const resendGiftCardEmail: MutationCall<'resendGiftCardEmail'> = mutationCall(
  'resendGiftCardEmail',
  'POST',
  '/consumers-v3/consumer/resendGiftCardEmail',
  [],
);
