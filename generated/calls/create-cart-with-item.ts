// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Create a cart with one item */
export const createCartWithItem: MutationCall<'createCartWithItem'> = mutationCall('createCartWithItem', 'POST', '/cart/v1/cartWithItem', [
  'getShippingMethods',
  'getPaymentMethods',
]);
