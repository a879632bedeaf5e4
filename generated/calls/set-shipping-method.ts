// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Set the shipping method of a shipment or of some items */
export const setShippingMethod: MutationCall<'setShippingMethod'> = mutationCall(
  'setShippingMethod',
  'POST',
  '/cart/v1/shippingMethod',
  [],
);
