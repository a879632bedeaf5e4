// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import { readingCall, type ReadingCall } from '../openapi/call.ts';

/** Whether an e-mail address has an account with the brand, so that a form goes on to sign in or to sign up. */
export const lookupAccount: ReadingCall<'lookupAccount'> = readingCall('lookupAccount', 'GET', '/consumers-v3/consumer/lookup');
