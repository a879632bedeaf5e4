// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Rename a saved payment or make a card the default */
export const changeSavedPayment: MutationCall<'changeSavedPayment'> = mutationCall(
  'changeSavedPayment',
  'PATCH',
  '/consumers-v3/consumer/payment_instruments/{paymentInstrumentId}',
  ['getSavedPayments', 'getPaymentMethods'],
);
