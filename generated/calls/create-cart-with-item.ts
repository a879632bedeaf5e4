// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Creates a cart with one item in it. */
export const createCartWithItem: ChangingCall<'createCartWithItem'> = changingCall('createCartWithItem', 'POST', '/cart/v1/cartWithItem');
