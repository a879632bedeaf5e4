// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** List the customer's orders, latest first */
export const getPurchaseHistory: ReadingCall<'getPurchaseHistory'> = readingCall(
  'getPurchaseHistory',
  'POST',
  '/consumers-v3/consumer/purchasehistory',
);
