// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** The site's menu, a document of type menu. */
export const getMenu: ReadingCall<'getMenu'> = readingCall('getMenu', 'GET', '/{mode}/caas/v1/canvas/menu/{siteId}');
