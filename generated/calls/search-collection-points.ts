// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Collection points near a place or a position, by distance. */
export const searchCollectionPoints: ReadingCall<'searchCollectionPoints'> = readingCall(
  'searchCollectionPoints',
  'POST',
  '/stores/v1/collectionPoints',
);
