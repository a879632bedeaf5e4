// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Complete a payment challenge or change an order's address */
export const patchOrder: MutationCall<'patchOrder'> = mutationCall('patchOrder', 'PATCH', '/cart/v2/checkout/order/{orderNumber}', [
  'getOrder',
  'getPurchaseHistory',
  'getInventory',
  'getAvailability',
  'getProfile',
  'getVouchers',
]);
