// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Sets the address of the bill, its own or the shipping address. */
export const addBillingAddress: MutationCall<'addBillingAddress'> = mutationCall(
  'addBillingAddress',
  'POST',
  '/cart/v1/cart/{basketId}/billingAddress',
  ['getPaymentMethods'],
);
