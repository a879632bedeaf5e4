// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Renames a saved payment, or makes a card the default. */
export const changeSavedPayment: MutationCall<'changeSavedPayment'> = mutationCall(
  'changeSavedPayment',
  'PATCH',
  '/consumers-v3/consumer/payment_instruments/{paymentInstrumentId}',
  ['getSavedPayments', 'getPaymentMethods'],
);
