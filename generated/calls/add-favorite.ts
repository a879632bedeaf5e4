// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Add a product to a list of favorites */
export const addFavorite: MutationCall<'addFavorite'> = mutationCall('addFavorite', 'POST', '/wishlists/v2/favorites', ['getFavorites']);
