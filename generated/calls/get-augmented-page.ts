// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get a page with its fragments resolved */
export const getAugmentedPage: ReadingCall<'getAugmentedPage'> = readingCall(
  'getAugmentedPage',
  'GET',
  '/{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}',
);
