// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Remove an item from the cart */
export const removeItem: MutationCall<'removeItem'> = mutationCall('removeItem', 'DELETE', '/cart/v1/item', [
  'getShippingMethods',
  'getPaymentMethods',
]);
