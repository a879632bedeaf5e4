// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { mutationCall, type MutationCall } from '../openapi/call.ts';

/** Remove a saved item */
export const removeSavedItem: MutationCall<'removeSavedItem'> = mutationCall(
  'removeSavedItem',
  'DELETE',
  '/cart/v2/saveForLater/{saveForlaterId}/items/{itemId}',
  ['getSaveForLater'],
);
