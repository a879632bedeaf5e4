// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** The token's customer's orders, latest first, a page at a time. */
export const getPurchaseHistory: ReadingCall<'getPurchaseHistory'> = readingCall(
  'getPurchaseHistory',
  'POST',
  '/consumers-v3/consumer/purchasehistory',
);
