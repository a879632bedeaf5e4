// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** List the shipping methods of a shipment */
export const getShippingMethods: ReadingCall<'getShippingMethods'> = readingCall(
  'getShippingMethods',
  'GET',
  '/cart/v1/cart/{basketId}/shippingMethod/{shippingId}',
);
