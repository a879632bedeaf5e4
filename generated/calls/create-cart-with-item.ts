// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Creates a cart with one item in it. */
export const createCartWithItem: MutationCall<'createCartWithItem'> = mutationCall('createCartWithItem', 'POST', '/cart/v1/cartWithItem', [
  'getShippingMethods',
  'getPaymentMethods',
]);
