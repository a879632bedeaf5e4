// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Takes a payment away again. */
export const removePaymentInstrument: MutationCall<'removePaymentInstrument'> = mutationCall(
  'removePaymentInstrument',
  'DELETE',
  '/cart/v1/cart/{basketId}/paymentInstruments',
  ['getPaymentMethods', 'getPaymentSession'],
);
