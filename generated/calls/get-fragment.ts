// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get a fragment shared by several pages */
export const getFragment: ReadingCall<'getFragment'> = readingCall('getFragment', 'GET', '/{mode}/caas/v1/canvas/fragment/{fragmentId}');
