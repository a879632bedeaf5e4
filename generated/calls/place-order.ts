// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Places the order of a cart, once. */
export const placeOrder: ChangingCall<'placeOrder'> = changingCall('placeOrder', 'PUT', '/cart/v2/checkout/order', ['idempotency-key']);
