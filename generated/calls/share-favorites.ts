// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Shares a list by a link, sends the link by mail, or revokes it. */
export const shareFavorites: MutationCall<'shareFavorites'> = mutationCall(
  'shareFavorites',
  'POST',
  '/wishlists/v2/favorites/{favoriteId}/share',
  ['getFavorites', 'getSharedFavorites'],
);
