// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Save a card or a reward */
export const savePayment: MutationCall<'savePayment'> = mutationCall('savePayment', 'POST', '/consumers-v3/consumer/payment_instruments', [
  'getSavedPayments',
  'getPaymentMethods',
]);
