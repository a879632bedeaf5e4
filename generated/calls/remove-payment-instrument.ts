// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Remove a payment from the cart */
export const removePaymentInstrument: MutationCall<'removePaymentInstrument'> = mutationCall(
  'removePaymentInstrument',
  'DELETE',
  '/cart/v1/cart/{basketId}/paymentInstruments',
  ['getPaymentMethods', 'getPaymentSession'],
);
