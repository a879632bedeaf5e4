// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Check the cart before placing its order */
export const prepareOrder: MutationCall<'prepareOrder'> = mutationCall('prepareOrder', 'POST', '/cart/v1/cart/prepareOrder', [
  'getShippingMethods',
  'getPaymentMethods',
]);
