// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** When parcels that are ordered now arrive, by the site's delivery methods. */
export const getDeliveryPromise: ReadingCall<'getDeliveryPromise'> = readingCall(
  'getDeliveryPromise',
  'GET',
  '/consumers-v3/utilities/deliveryPromise',
);
