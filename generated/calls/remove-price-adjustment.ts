// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Remove a price adjustment */
export const removePriceAdjustment: MutationCall<'removePriceAdjustment'> = mutationCall(
  'removePriceAdjustment',
  'DELETE',
  '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
  ['getPaymentMethods'],
);
