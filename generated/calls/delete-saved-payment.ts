// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Delete a saved payment */
export const deleteSavedPayment: MutationCall<'deleteSavedPayment'> = mutationCall(
  'deleteSavedPayment',
  'DELETE',
  '/consumers-v3/consumer/payment_instruments/{paymentInstrumentId}',
  ['getSavedPayments', 'getPaymentMethods'],
);
