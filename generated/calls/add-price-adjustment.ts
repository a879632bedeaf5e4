// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Adjusts the price of a row or of the whole order, with a reason that is recorded. */
export const addPriceAdjustment: MutationCall<'addPriceAdjustment'> = mutationCall(
  'addPriceAdjustment',
  'POST',
  '/cart/v1/cart/{basketId}/price_adjustments',
  ['getPaymentMethods'],
);
