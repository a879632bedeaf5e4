// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Validate a shipping address without saving it */
export const validateShippingAddress: ReadingCall<'validateShippingAddress'> = readingCall(
  'validateShippingAddress',
  'POST',
  '/cart/v1/cart/{basketId}/shippingAddress/validation',
);
