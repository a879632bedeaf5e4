// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get the cart with current prices */
export const getCart: ReadingCall<'getCart'> = readingCall('getCart', 'GET', '/cart/v1/cart/{basketId}');
