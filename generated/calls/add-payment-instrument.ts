// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Adds a payment. Gift cards and rewards add up; of card, pay-later and wallet the cart has one. */
export const addPaymentInstrument: MutationCall<'addPaymentInstrument'> = mutationCall(
  'addPaymentInstrument',
  'POST',
  '/cart/v1/cart/{basketId}/paymentInstruments',
  ['getPaymentMethods', 'getPaymentSession'],
);
