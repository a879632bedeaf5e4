// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Search collection points near a place or position */
export const searchCollectionPoints: ReadingCall<'searchCollectionPoints'> = readingCall(
  'searchCollectionPoints',
  'POST',
  '/stores/v1/collectionPoints',
);
