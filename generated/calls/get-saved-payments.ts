// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Saved cards and rewards, the default card first, then the latest. */
export const getSavedPayments: ReadingCall<'getSavedPayments'> = readingCall(
  'getSavedPayments',
  'GET',
  '/consumers-v3/consumer/payment_instruments',
);
