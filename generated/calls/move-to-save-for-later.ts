// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Save a cart item for later */
export const moveToSaveForLater: MutationCall<'moveToSaveForLater'> = mutationCall(
  'moveToSaveForLater',
  'POST',
  '/cart/v2/cart/{basketId}/saveForLater',
  ['getCart', 'getSaveForLater', 'getShippingMethods', 'getPaymentMethods'],
);
