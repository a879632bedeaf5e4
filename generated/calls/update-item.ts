// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Change the quantity, variant or gift options of an item */
export const updateItem: MutationCall<'updateItem'> = mutationCall('updateItem', 'PUT', '/cart/v1/cart/{basketId}/item', [
  'getShippingMethods',
  'getPaymentMethods',
]);
