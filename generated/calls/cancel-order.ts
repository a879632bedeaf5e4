// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Cancel an order or some of its units */
export const cancelOrder: MutationCall<'cancelOrder'> = mutationCall(
  'cancelOrder',
  'POST',
  '/consumers-v3/consumer/CancelOrder',
  ['getOrder', 'getPurchaseHistory', 'getInventory', 'getAvailability', 'getProfile', 'getVouchers'],
  ['idempotency-key'],
);
