// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** A signed token that names the member for a few minutes, for the till of a store. */
export const getLoyaltyToken: ReadingCall<'getLoyaltyToken'> = readingCall(
  'getLoyaltyToken',
  'POST',
  '/consumers-v3/consumer/loyalty/token',
);
