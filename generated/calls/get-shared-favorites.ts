// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get a shared list of favorites */
export const getSharedFavorites: ReadingCall<'getSharedFavorites'> = readingCall(
  'getSharedFavorites',
  'GET',
  '/wishlists/v2/favorites/{favoriteId}/share',
);
