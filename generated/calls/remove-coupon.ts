// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Remove a coupon from the cart */
export const removeCoupon: MutationCall<'removeCoupon'> = mutationCall('removeCoupon', 'DELETE', '/cart/v1/coupon', [
  'getShippingMethods',
  'getPaymentMethods',
]);
