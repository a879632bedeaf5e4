// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Share a list by link or email, or revoke the link */
export const shareFavorites: MutationCall<'shareFavorites'> = mutationCall(
  'shareFavorites',
  'POST',
  '/wishlists/v2/favorites/{favoriteId}/share',
  ['getFavorites', 'getSharedFavorites'],
);
