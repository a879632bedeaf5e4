// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** A stretch of a category's products, with the facets and sorts of all of them. */
export const getCatalog: ReadingCall<'getCatalog'> = readingCall('getCatalog', 'GET', '/products/v2/catalog');
