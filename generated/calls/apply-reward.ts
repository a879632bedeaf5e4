// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Pays a part of the cart with a loyalty voucher, in place of the voucher that it has; null takes the voucher away. */
export const applyReward: MutationCall<'applyReward'> = mutationCall('applyReward', 'PUT', '/cart/v1/cart/{basketId}/reward', [
  'getPaymentMethods',
  'getPaymentSession',
]);
