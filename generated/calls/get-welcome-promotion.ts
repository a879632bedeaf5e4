// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get the welcome promotion of a new member */
export const getWelcomePromotion: ReadingCall<'getWelcomePromotion'> = readingCall(
  'getWelcomePromotion',
  'GET',
  '/consumers-v3/consumer/loyalty/promo/welcome',
);
