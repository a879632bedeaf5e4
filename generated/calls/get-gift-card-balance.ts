// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** What is left on a gift card. */
export const getGiftCardBalance: ReadingCall<'getGiftCardBalance'> = readingCall('getGiftCardBalance', 'POST', '/cart/v1/giftcard/balance');
