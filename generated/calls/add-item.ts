// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Add an item to the cart */
export const addItem: MutationCall<'addItem'> = mutationCall('addItem', 'POST', '/cart/v1/item', [
  'getShippingMethods',
  'getPaymentMethods',
]);
