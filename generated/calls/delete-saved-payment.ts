// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Deletes a saved payment, at the payment partner too. Of the cards that are left the latest is the default. */
export const deleteSavedPayment: MutationCall<'deleteSavedPayment'> = mutationCall(
  'deleteSavedPayment',
  'DELETE',
  '/consumers-v3/consumer/payment_instruments/{paymentInstrumentId}',
  ['getSavedPayments', 'getPaymentMethods'],
);
