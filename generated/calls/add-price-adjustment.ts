// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Adjust the price of an item or of the whole order */
export const addPriceAdjustment: MutationCall<'addPriceAdjustment'> = mutationCall(
  'addPriceAdjustment',
  'POST',
  '/cart/v1/cart/{basketId}/price_adjustments',
  ['getPaymentMethods'],
);
