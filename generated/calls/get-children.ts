// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** List the child pages of a page, without their blocks */
export const getChildren: ReadingCall<'getChildren'> = readingCall(
  'getChildren',
  'GET',
  '/{mode}/caas/v1/canvas/children/{siteId}/{parentPageSlug}',
);
