// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get the menu of a site */
export const getMenu: ReadingCall<'getMenu'> = readingCall('getMenu', 'GET', '/{mode}/caas/v1/canvas/menu/{siteId}');
