// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get the footer of a site */
export const getFooter: ReadingCall<'getFooter'> = readingCall('getFooter', 'GET', '/{mode}/caas/v1/canvas/footer/{siteId}');
