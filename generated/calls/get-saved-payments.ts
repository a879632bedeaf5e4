// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** List saved cards and rewards */
export const getSavedPayments: ReadingCall<'getSavedPayments'> = readingCall(
  'getSavedPayments',
  'GET',
  '/consumers-v3/consumer/payment_instruments',
);
