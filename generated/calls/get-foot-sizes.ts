// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get the foot size guide */
export const getFootSizes: ReadingCall<'getFootSizes'> = readingCall('getFootSizes', 'GET', '/fapi/components/foot-sizes');
