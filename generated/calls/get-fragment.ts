// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Blocks that several pages share, a document of type fragment. */
export const getFragment: ReadingCall<'getFragment'> = readingCall('getFragment', 'GET', '/{mode}/caas/v1/canvas/fragment/{fragmentId}');
