// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** List the customer's saved items */
export const getSaveForLater: ReadingCall<'getSaveForLater'> = readingCall('getSaveForLater', 'GET', '/wishlists/v2/saveForLater');
