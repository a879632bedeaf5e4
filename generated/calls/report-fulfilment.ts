// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Report a fulfillment event of an order */
export const reportFulfilment: ChangingCall<'reportFulfilment'> = changingCall('reportFulfilment', 'POST', '/fulfilment/v1/events', [
  'x-fulfilment-signature',
]);
