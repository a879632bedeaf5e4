// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get delivery dates by shipping method */
export const getDeliveryPromise: ReadingCall<'getDeliveryPromise'> = readingCall(
  'getDeliveryPromise',
  'GET',
  '/consumers-v3/utilities/deliveryPromise',
);
