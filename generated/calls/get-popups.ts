// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get the pop-ups of a site in order of rank */
export const getPopups: ReadingCall<'getPopups'> = readingCall('getPopups', 'GET', '/{mode}/caas/v1/canvas/popups/{siteId}');
