// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** The bar of small links above the header. */
export const getUtilityPart: ReadingCall<'getUtilityPart'> = readingCall('getUtilityPart', 'GET', '/fapi/components/utility');
