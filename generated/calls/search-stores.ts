// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Stores of the site's brand, by a place, a position or their ids. */
export const searchStores: ReadingCall<'searchStores'> = readingCall('searchStores', 'POST', '/stores/v1/search');
