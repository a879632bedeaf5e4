// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Looks a last time at stock, prices, address and payment before the order is placed. */
export const prepareOrder: ChangingCall<'prepareOrder'> = changingCall('prepareOrder', 'POST', '/cart/v1/cart/prepareOrder');
