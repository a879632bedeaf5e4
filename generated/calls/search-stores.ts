// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Search the stores of the brand */
export const searchStores: ReadingCall<'searchStores'> = readingCall('searchStores', 'POST', '/stores/v1/search');
