// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Apply a coupon code to the cart */
export const applyCoupon: MutationCall<'applyCoupon'> = mutationCall('applyCoupon', 'PUT', '/cart/v1/coupon', [
  'getShippingMethods',
  'getPaymentMethods',
]);
