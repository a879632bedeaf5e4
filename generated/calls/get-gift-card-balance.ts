// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** What is left on a gift card. Wrong PINs are counted. */
export const getGiftCardBalance: MutationCall<'getGiftCardBalance'> = mutationCall(
  'getGiftCardBalance',
  'POST',
  '/cart/v1/giftcard/balance',
  [],
);
