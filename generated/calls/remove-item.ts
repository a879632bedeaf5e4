// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { changingCall, type ChangingCall } from '../openapi/call.ts';

/** Takes a row out of the cart. */
export const removeItem: ChangingCall<'removeItem'> = changingCall('removeItem', 'DELETE', '/cart/v1/item');
