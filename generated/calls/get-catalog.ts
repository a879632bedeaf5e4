// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** List the products of a category */
export const getCatalog: ReadingCall<'getCatalog'> = readingCall('getCatalog', 'GET', '/products/v2/catalog');
