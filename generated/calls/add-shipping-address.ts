// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Set the shipping address of a shipment */
export const addShippingAddress: MutationCall<'addShippingAddress'> = mutationCall(
  'addShippingAddress',
  'POST',
  '/cart/v2/cart/{basketId}/shippingAddress',
  ['getShippingMethods', 'getPaymentMethods'],
);
