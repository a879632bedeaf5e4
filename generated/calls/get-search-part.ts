// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get additional content for the search page */
export const getSearchPart: ReadingCall<'getSearchPart'> = readingCall('getSearchPart', 'GET', '/fapi/components/search');
