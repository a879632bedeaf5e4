// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Set or remove the loyalty voucher of the cart */
export const applyReward: MutationCall<'applyReward'> = mutationCall('applyReward', 'PUT', '/cart/v1/cart/{basketId}/reward', [
  'getPaymentMethods',
  'getPaymentSession',
]);
