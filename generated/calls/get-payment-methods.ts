// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** List the payment methods of the cart */
export const getPaymentMethods: ReadingCall<'getPaymentMethods'> = readingCall(
  'getPaymentMethods',
  'GET',
  '/cart/v1/cart/{basketId}/paymentMethods',
);
