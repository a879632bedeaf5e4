// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** List the sessions of the customer */
export const getSessions: ReadingCall<'getSessions'> = readingCall('getSessions', 'GET', '/consumers-v3/consumer/sessions');
