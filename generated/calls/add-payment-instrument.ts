// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Add a payment to the cart */
export const addPaymentInstrument: MutationCall<'addPaymentInstrument'> = mutationCall(
  'addPaymentInstrument',
  'POST',
  '/cart/v1/cart/{basketId}/paymentInstruments',
  ['getPaymentMethods', 'getPaymentSession'],
);
