// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** A page of the items that the customer saved for later, newest first. */
export const getSaveForLater: ReadingCall<'getSaveForLater'> = readingCall('getSaveForLater', 'GET', '/wishlists/v2/saveForLater');
