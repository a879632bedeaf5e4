// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** A named content page, e.g. sign-up-modal. */
export const getNamedPage: ReadingCall<'getNamedPage'> = readingCall('getNamedPage', 'GET', '/fapi/pages/{page}');
