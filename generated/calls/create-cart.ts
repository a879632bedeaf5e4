// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Create an empty cart */
export const createCart: MutationCall<'createCart'> = mutationCall('createCart', 'POST', '/cart/v1/cart', [
  'getShippingMethods',
  'getPaymentMethods',
]);
