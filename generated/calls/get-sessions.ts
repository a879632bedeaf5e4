// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Where the customer is signed in, the session used last first. */
export const getSessions: ReadingCall<'getSessions'> = readingCall('getSessions', 'GET', '/consumers-v3/consumer/sessions');
