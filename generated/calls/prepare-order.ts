// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Looks a last time at stock, prices, address and payment before the order is placed. */
export const prepareOrder: MutationCall<'prepareOrder'> = mutationCall('prepareOrder', 'POST', '/cart/v1/cart/prepareOrder', [
  'getShippingMethods',
  'getPaymentMethods',
]);
