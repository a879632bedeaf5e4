// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Chooses how a shipment, or some of its rows, is delivered. */
export const setShippingMethod: MutationCall<'setShippingMethod'> = mutationCall(
  'setShippingMethod',
  'POST',
  '/cart/v1/shippingMethod',
  [],
);
