// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Takes a payment away again. */
export const removePaymentInstrument: ChangingCall<'removePaymentInstrument'> = changingCall(
  'removePaymentInstrument',
  'DELETE',
  '/cart/v1/cart/{basketId}/paymentInstruments',
);
