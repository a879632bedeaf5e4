// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Change a price adjustment */
export const changePriceAdjustment: MutationCall<'changePriceAdjustment'> = mutationCall(
  'changePriceAdjustment',
  'PATCH',
  '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
  ['getPaymentMethods'],
);
