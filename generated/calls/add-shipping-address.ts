// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Sets where a shipment goes; prices and taxes follow. */
export const addShippingAddress: ChangingCall<'addShippingAddress'> = changingCall(
  'addShippingAddress',
  'POST',
  '/cart/v2/cart/{basketId}/shippingAddress',
);
