// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get the utility bar above the header */
export const getUtilityPart: ReadingCall<'getUtilityPart'> = readingCall('getUtilityPart', 'GET', '/fapi/components/utility');
