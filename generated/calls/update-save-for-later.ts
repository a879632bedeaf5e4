// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Move a saved item back to the cart */
export const updateSaveForLater: MutationCall<'updateSaveForLater'> = mutationCall('updateSaveForLater', 'PUT', '/cart/v2/saveForLater', [
  'getSaveForLater',
  'getShippingMethods',
  'getPaymentMethods',
]);
