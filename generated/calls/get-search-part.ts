// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** What stands on the search page beside what was found. */
export const getSearchPart: ReadingCall<'getSearchPart'> = readingCall('getSearchPart', 'GET', '/fapi/components/search');
