// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Check whether an email address has an account */
export const lookupAccount: ReadingCall<'lookupAccount'> = readingCall('lookupAccount', 'GET', '/consumers-v3/consumer/lookup');
