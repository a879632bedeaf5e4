// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Place the order of a cart */
export const placeOrder: MutationCall<'placeOrder'> = mutationCall(
  'placeOrder',
  'PUT',
  '/cart/v2/checkout/order',
  ['getPurchaseHistory', 'getInventory', 'getAvailability', 'getProfile', 'getVouchers'],
  ['idempotency-key'],
);
