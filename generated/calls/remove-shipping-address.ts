// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Takes the address away again. */
export const removeShippingAddress: ChangingCall<'removeShippingAddress'> = changingCall(
  'removeShippingAddress',
  'DELETE',
  '/cart/v2/cart/{basketId}/shippingAddress',
);
