// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** The profile of the access token's customer. */
export const getProfile: ReadingCall<'getProfile'> = readingCall('getProfile', 'GET', '/consumers-v3/consumer');
