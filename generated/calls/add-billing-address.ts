// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Set the billing address, or use the shipping address */
export const addBillingAddress: MutationCall<'addBillingAddress'> = mutationCall(
  'addBillingAddress',
  'POST',
  '/cart/v1/cart/{basketId}/billingAddress',
  ['getPaymentMethods'],
);
