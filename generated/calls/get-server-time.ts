// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get the server time */
export const getServerTime: ReadingCall<'getServerTime'> = readingCall('getServerTime', 'GET', '/fapi/server/time');
