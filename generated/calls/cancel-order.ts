// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Cancels an order or some of its units, as long as they are not packed. */
export const cancelOrder: MutationCall<'cancelOrder'> = mutationCall(
  'cancelOrder',
  'POST',
  '/consumers-v3/consumer/CancelOrder',
  ['getOrder', 'getPurchaseHistory', 'getInventory', 'getAvailability', 'getProfile', 'getVouchers'],
  ['idempotency-key'],
);
