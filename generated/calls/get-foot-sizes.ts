// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** How to measure a foot, and the sizes that follow. */
export const getFootSizes: ReadingCall<'getFootSizes'> = readingCall('getFootSizes', 'GET', '/fapi/components/foot-sizes');
