// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get a named content page */
export const getNamedPage: ReadingCall<'getNamedPage'> = readingCall('getNamedPage', 'GET', '/fapi/pages/{page}');
