// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Get the balance of a gift card */
export const getGiftCardBalance: MutationCall<'getGiftCardBalance'> = mutationCall(
  'getGiftCardBalance',
  'POST',
  '/cart/v1/giftcard/balance',
  [],
);
