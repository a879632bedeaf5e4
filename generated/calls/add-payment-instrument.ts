// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Adds a payment, in place of one of its kind. */
export const addPaymentInstrument: MutationCall<'addPaymentInstrument'> = mutationCall(
  'addPaymentInstrument',
  'POST',
  '/cart/v1/cart/{basketId}/paymentInstruments',
  ['getPaymentMethods', 'getPaymentSession'],
);
