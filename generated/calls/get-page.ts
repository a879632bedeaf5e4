// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get a page with references to its fragments */
export const getPage: ReadingCall<'getPage'> = readingCall('getPage', 'GET', '/{mode}/caas/v1/canvas/page/{siteId}/{page}');
