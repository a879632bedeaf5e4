// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Create a member token for a store checkout */
export const getLoyaltyToken: ReadingCall<'getLoyaltyToken'> = readingCall(
  'getLoyaltyToken',
  'POST',
  '/consumers-v3/consumer/loyalty/token',
);
