// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Remove the shipping address of a shipment */
export const removeBillingAddress: MutationCall<'removeBillingAddress'> = mutationCall(
  'removeBillingAddress',
  'DELETE',
  '/cart/v1/cart/{basketId}/billingAddress',
  ['getPaymentMethods'],
);
