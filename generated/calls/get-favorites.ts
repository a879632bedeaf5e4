// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** List the customer's favorites */
export const getFavorites: ReadingCall<'getFavorites'> = readingCall('getFavorites', 'GET', '/wishlists/v2/favorites');
