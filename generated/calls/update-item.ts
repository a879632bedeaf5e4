// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Changes a row's quantity, its variant, its gift note or the amount of its gift card. */
export const updateItem: MutationCall<'updateItem'> = mutationCall('updateItem', 'PUT', '/cart/v1/cart/{basketId}/item', [
  'getShippingMethods',
  'getPaymentMethods',
]);
