// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Get the profile of the customer */
export const getProfile: ReadingCall<'getProfile'> = readingCall('getProfile', 'GET', '/consumers-v3/consumer');
