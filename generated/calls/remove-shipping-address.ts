// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Remove the shipping address of a shipment */
export const removeShippingAddress: MutationCall<'removeShippingAddress'> = mutationCall(
  'removeShippingAddress',
  'DELETE',
  '/cart/v2/cart/{basketId}/shippingAddress',
  ['getShippingMethods', 'getPaymentMethods'],
);
