// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get search suggestions */
export const autoSuggest: ReadingCall<'autoSuggest'> = readingCall('autoSuggest', 'GET', '/products/v2/search/autoSuggest');
