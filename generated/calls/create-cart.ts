// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Creates an empty cart for the customer and the site. */
export const createCart: ChangingCall<'createCart'> = changingCall('createCart', 'POST', '/cart/v1/cart');
