// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Report a fulfillment event of an order */
export const reportFulfillment: ChangingCall<'reportFulfillment'> = changingCall('reportFulfillment', 'POST', '/fulfillment/v1/events', [
  'x-fulfillment-signature',
]);
