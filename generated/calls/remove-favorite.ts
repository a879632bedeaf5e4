// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Remove a favorite */
export const removeFavorite: MutationCall<'removeFavorite'> = mutationCall(
  'removeFavorite',
  'DELETE',
  '/wishlists/v2/favorites/{favoriteId}/items/{itemId}',
  ['getFavorites'],
);
